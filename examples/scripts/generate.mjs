// Writes the templates of all engines, from the declarations of the blocks and from pages.mjs: a part of `npm run generate`.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIALECTS } from './dialects/index.mjs';
import { templatesOf } from './write-templates.mjs';

const EXAMPLES = path.resolve(import.meta.dirname, '..');
/** What is written by hand in the folder of an engine. Everything else there is generated, and git ignores it. */
const BY_HAND = /^(render\.\w+|helpers\.mjs|go\.mod|_config\.yml|hugo\.toml|eleventy\.config\.mjs|templatetags\/.*)$/;

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'));
}

/** Writes the templates, each only when it changes, and removes what is generated no longer. */
export function writeTemplates() {
  for (const dialect of DIALECTS) {
    const folder = path.join(EXAMPLES, dialect.folder);
    const templates = templatesOf(dialect);
    for (const file of filesIn(folder))
      if (!BY_HAND.test(file) && !(file in templates)) rmSync(path.join(folder, file));
    for (const [file, text] of Object.entries(templates)) {
      const address = path.join(folder, file);
      if (existsSync(address) && readFileSync(address, 'utf8') === text) continue;
      mkdirSync(path.dirname(address), { recursive: true });
      writeFileSync(address, text);
    }
  }
}
