// npx tsx examples/scripts/generate.mjs [--check]: writes the templates of all engines, from the declarations
// of the blocks and from pages.mjs. With --check it writes nothing and names the files that are not current.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIALECTS } from './dialects/index.mjs';
import { templatesOf } from './write-templates.mjs';

const EXAMPLES = path.resolve(import.meta.dirname, '..');
/** What is written by hand in the folder of an engine; everything else there is generated. */
const BY_HAND = /^(render\.\w+|helpers\.mjs|go\.mod|_config\.yml|hugo\.toml|eleventy\.config\.mjs|templatetags\/.*)$/;

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'));
}

/** What differs between the folders and the generator: `[file, text]`, without a text for a file that is too many. */
export function findDifferences(examples = EXAMPLES) {
  return DIALECTS.flatMap((dialect) => {
    const folder = path.join(examples, dialect.folder);
    const templates = templatesOf(dialect);
    const extra = filesIn(folder).filter((file) => !BY_HAND.test(file) && !(file in templates));
    const changed = Object.entries(templates).filter(([file, text]) => {
      const address = path.join(folder, file);
      return !existsSync(address) || readFileSync(address, 'utf8') !== text;
    });
    return [...changed, ...extra.map((file) => [file])].map(([file, text]) => [`${dialect.folder}/${file}`, text]);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv.includes('--check');
  for (const [file, text] of findDifferences()) {
    console.log(file);
    const address = path.join(EXAMPLES, file);
    if (isCheck) process.exitCode = 1;
    else if (text === undefined) rmSync(address);
    else {
      mkdirSync(path.dirname(address), { recursive: true });
      writeFileSync(address, text);
    }
  }
}
