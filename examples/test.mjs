// node examples/test.mjs [all | NAME…]: renders the site by each engine, with awkward content, and compares every page in
// Chromium with the plain one. Without names: the engines that are npm packages. Needs a build of the kit in dist/.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { renderPage } from './plain/pages.mjs';
import { comparePages } from './scripts/compare.mjs';
import { makeAwkward, readContent } from './scripts/content.mjs';
import { ENGINES } from './scripts/engines.mjs';
import { openBrowser, readPage } from './scripts/open-page.mjs';
import { installPackages, MissingProgram } from './scripts/programs.mjs';
import { serveSite } from './scripts/serve.mjs';
import { copyEngine } from './scripts/templates.mjs';

const KIT = path.resolve(import.meta.dirname, '../dist/sq-blocks.js');

const isChosen = ({ name, folder, quick }, names, quickOnly) =>
  names.length === 0
    ? quick || !quickOnly
    : names.includes('all') || names.some((text) => [folder, name.toLowerCase()].includes(text.toLowerCase()));

/** The generator of the templates, which reads the declarations of the blocks: TypeScript. */
async function loadGenerator() {
  register();
  const [{ DIALECTS }, { templatesOf }, { everyParameter, NAME }] = await Promise.all([
    import('./scripts/dialects/index.mjs'),
    import('./scripts/write-templates.mjs'),
    import('./scripts/every-parameter.mjs'),
  ]);
  const dialectOf = (folder) => DIALECTS.find((dialect) => dialect.folder === folder);
  return {
    everyParameter: (pages) => ({ name: NAME, ...everyParameter(pages) }),
    templatesWith: (folder, pages) => templatesOf(dialectOf(folder), pages),
  };
}

/** The pages of the site with awkward content, and one more page for all parameters of the partials. */
function readAwkwardContent(generator) {
  let every;
  const content = readContent(({ site, pages }) => {
    every = generator.everyParameter(pages);
    return makeAwkward({ site, pages: { ...pages, [every.name]: every.content } });
  });
  const plainPages = Object.entries(content.pages).map(([name, page]) => [
    name,
    renderPage(name, content, name === every.name ? every.plain(page) : undefined),
  ]);
  return { content, every, plainPages: Object.fromEntries(plainPages) };
}

/** The pages of one engine, by name. Templates are those of its folder; that of the additional page is generated. */
async function renderEngine({ folder, render }, { content, every, generator, work }) {
  const templates = generator.templatesWith(folder, { [every.name]: every.nodes });
  const own = Object.entries(templates).filter(([file]) => file.includes(every.name) || file === 'settings.json');
  return render(content, copyEngine(folder, path.join(work, folder), Object.fromEntries(own)));
}

async function checkEngine(engine, run) {
  let rendered;
  try {
    rendered = await renderEngine(engine, run);
  } catch (error) {
    if (error instanceof MissingProgram) return { problems: [], missing: error.message };
    return { problems: [String(error.stack ?? error)] };
  }
  const problems = await run.forEachPage((name, url) => run.check(name, url, rendered[name]));
  return { problems: problems.flat() };
}

/** Opens the plain pages, then gives what opens the others beside them. */
async function openPlainPages({ content, every, plainPages }, { server, pages, browser }) {
  const plain = {};
  const open = (name, url, html) => {
    pages.set(url, html);
    // That page is about attributes: its values are not such as blocks could work with.
    return readPage(browser, server.origin + url, { scripting: name !== every.name });
  };
  const forEachPage = (use) => Promise.all(Object.entries(content.pages).map(([name, { url }]) => use(name, url)));
  await forEachPage(async (name, url) => {
    plain[name] = await open(name, url, plainPages[name]);
  });
  const check = async (name, url, html) => comparePages(name, plain[name], await open(name, url, html));
  return { plain, forEachPage, check };
}

/**
 * `missing` says which program an engine needs that the machine does not have: it was not run.
 *
 * @typedef {{ name: string, problems: string[], missing?: string }} Result
 */

/**
 * Renders and compares the examples.
 * @param {string[]} [names] engines, or `all`
 * @param {object} [options]
 * @param {boolean} [options.quick] without names: only the engines that are npm packages. Default: true
 * @param {(result: Result) => void} [options.onResult] gets each result when it is there
 * @returns {Promise<Result[]>}
 */
export async function runExamples(names = [], { quick = true, onResult = () => {} } = {}) {
  if (!existsSync(KIT)) throw new Error('dist/ is missing: npm run build');
  const engines = ENGINES.filter((engine) => isChosen(engine, names, quick));
  if (engines.length === 0) throw new Error(`no engine of this name: ${names.join(', ')}`);
  if (engines.some(({ quick }) => quick)) installPackages();
  const results = [];
  const add = (result) => {
    results.push(result);
    onResult(result);
  };

  const generator = await loadGenerator();
  const awkward = readAwkwardContent(generator);
  const pages = new Map();
  const work = mkdtempSync(path.join(tmpdir(), 'sq-blocks-examples-'));
  const [server, browser] = await Promise.all([serveSite(pages), openBrowser()]);
  try {
    const opened = await openPlainPages(awkward, { server, pages, browser });
    const itself = Object.entries(opened.plain).flatMap(([name, page]) => comparePages(name, page, page));
    add({ name: 'plain', problems: itself });
    for (const engine of engines)
      add({ name: engine.name, ...(await checkEngine(engine, { ...awkward, ...opened, generator, work })) });
    return results;
  } finally {
    await Promise.all([browser.close(), server.close()]);
    rmSync(work, { recursive: true, force: true });
  }
}

function print({ name, problems, missing }) {
  if (missing) return console.log(`- ${name} was not run: ${missing}`);
  console.log(`${problems.length === 0 ? '✓' : '✖'} ${name}`);
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await runExamples(process.argv.slice(2), { onResult: print });
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const missing = results.filter((result) => result.missing).length;
  console.log(`\n${results.length - failed - missing} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
