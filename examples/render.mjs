// node examples/render.mjs ENGINE: renders the example site by an engine (or `plain`) into examples/.cache/ENGINE and serves it.
// The pages load the kit from dist/: npm run build.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderPage } from './plain/pages.mjs';
import { readContent } from './scripts/content.mjs';
import { ENGINES } from './scripts/engines.mjs';
import { installPackages, MissingProgram } from './scripts/programs.mjs';
import { serveSite } from './scripts/serve.mjs';

const PLAIN = {
  folder: 'plain',
  render: (content) => Object.fromEntries(Object.keys(content.pages).map((name) => [name, renderPage(name, content)])),
};

/** Renders the site, writes its pages, and returns them by path. */
async function render({ folder, quick, render: renderPages }) {
  if (quick) installPackages();
  const content = readContent();
  const rendered = await renderPages(content, path.join(import.meta.dirname, folder));
  const target = path.join(import.meta.dirname, '.cache', folder);
  rmSync(target, { recursive: true, force: true });
  const pages = Object.entries(content.pages).map(([name, { url }]) => [url, rendered[name]]);
  for (const [url, html] of pages) {
    mkdirSync(path.join(target, url), { recursive: true });
    writeFileSync(path.join(target, url, 'index.html'), html);
  }
  return new Map(pages);
}

const [wanted] = process.argv.slice(2);
const engine = [PLAIN, ...ENGINES].find(({ folder }) => folder === wanted);
try {
  if (!engine)
    throw new MissingProgram(`which engine? ${['plain', ...ENGINES.map(({ folder }) => folder)].join(', ')}`);
  const { origin } = await serveSite(await render(engine));
  console.log(`examples/.cache/${engine.folder} is rendered: ${origin}/`);
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
