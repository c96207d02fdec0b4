// The registry of blocks: a block is a folder `elements/sq-…`, and nothing else lists it; its index.ts names the component and
// the declaration, both in react-impl. Everything that needs the list
// reads it from here; TypeScript gets it as generated modules in elements/generated/ and shared/generated/ (git-ignored).
// `node tools/registry.mjs` writes them. `npm ci` and the configuration of each tool do the same, so nobody has to.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { pageSheetPart } from './tokens/sheets.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Folders of react-impl that are no blocks: they hold what two blocks or more use. */
export const SHARED_FOLDERS = ['hooks', 'parts'];

/**
 * @typedef {object} Block
 * @property {string} tag such as `sq-cart-indicator`
 * @property {string} name the tag's own part in camel case, such as `cartIndicator`: the declaration is exported by it
 * @property {string} title for people, such as `Cart indicator`
 * @property {string} component the folder of react-impl whose component the tag shows, such as `cart-indicator`
 * @property {string} declaration the file of its declaration, such as `react-impl/cart-indicator/declaration.ts`
 * @property {Record<string, string>} examples HTML by name, from example.html; the first one is named after the tag
 * @property {{ element?: number, chunks?: Record<string, number> }} budget kB of brotli, from budget.json
 */

const folders = (root, folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** The tags of all blocks, in alphabetical order: every list of blocks is in this order. */
export const readTags = (root = ROOT) => folders(root, 'elements').filter((name) => name.startsWith('sq-'));

/** The folders of react-impl that implement blocks. */
export const readComponentFolders = (root = ROOT) =>
  folders(root, 'react-impl').filter((name) => !SHARED_FOLDERS.includes(name));

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const firstUpper = (text) => text[0].toUpperCase() + text.slice(1);

/** Examples begin with `<!-- example: name -->`; what comes before the first such line is named after the tag. */
export function readExamples(html, own) {
  const [first, ...named] = html.split(/^<!-- example: ([\w-]+) -->$/m);
  const entries = first.trim() ? [[own, first.trim()]] : [];
  for (let index = 0; index < named.length; index += 2)
    entries.push([`${own}-${named[index]}`, named[index + 1].trim()]);
  return Object.fromEntries(entries);
}

/** The files that a block's index.ts imports from react-impl. */
const sourcesOf = (index) => ({
  component: /from '\.\.\/\.\.\/react-impl\/([\w-]+)\/[\w./-]+\.js'/.exec(index)?.[1],
  declaration: /from '\.\.\/\.\.\/(react-impl\/[\w-]+\/(?:[\w-]+-)?declaration)\.js'/.exec(index)?.[1]?.concat('.ts'),
});
const readSources = (root, tag) => sourcesOf(readFileSync(path.join(root, 'elements', tag, 'index.ts'), 'utf8'));

/** A block's folder as data. Throws with the tag and the file when something is missing or does not fit. */
function readBlock(root, tag) {
  const own = tag.slice('sq-'.length);
  const fail = (file, problem) => {
    throw new Error(`elements/${tag}/${file}: ${problem}`);
  };
  const read = (file) => {
    const address = path.join(root, 'elements', tag, file);
    return existsSync(address) ? readFileSync(address, 'utf8') : fail(file, 'is missing');
  };
  const name = camelCase(own);
  const { component, declaration } = sourcesOf(read('index.ts'));
  if (!component) fail('index.ts', 'imports no component from react-impl');
  if (!declaration) fail('index.ts', 'imports no declaration from react-impl');
  const address = path.join(root, declaration);
  if (!existsSync(address)) fail('index.ts', `imports ${declaration}, which is missing`);
  const declared = readFileSync(address, 'utf8');
  if (!declared.includes(`export const ${name} = block(`))
    fail('index.ts', `${declaration} exports no \`const ${name} = block(…)\``);
  if (!declared.includes(`tag: '${tag}'`)) fail('index.ts', `${declaration} has no \`tag: '${tag}'\``);
  read(`${tag}.css`);
  const examples = readExamples(read('example.html'), own);
  for (const [example, html] of Object.entries(examples))
    if (!html.includes(`<${tag}`)) fail('example.html', `the example "${example}" has no <${tag}>`);
  if (Object.keys(examples).length === 0) fail('example.html', 'is empty');
  const budget = JSON.parse(read('budget.json'));
  return { tag, name, title: firstUpper(own.replaceAll('-', ' ')), component, declaration, examples, budget };
}

/** @returns {Block[]} */
export const readBlocks = (root = ROOT) => readTags(root).map((tag) => readBlock(root, tag));

const NOTE = '// Generated by tools/registry.mjs from the folders elements/sq-*. Do not edit.\n';

/** The generated modules, by file name. */
/** Modules of all blocks, and the values of the design tokens, with which the page sheet begins. */
function generatedModules(root, tags) {
  const names = tags.map((tag) => camelCase(tag.slice('sq-'.length)));
  const declarations = tags.map((tag, at) => {
    const file = readSources(root, tag).declaration.replace('.ts', '.js');
    return `import { ${names[at]} } from '../../${file}';\n`;
  });
  const importers = tags.map((tag) => `  '${tag}': () => import('../${tag}/index.js'),\n`);
  return {
    'blocks.ts': `${NOTE}${declarations.join('')}\nexport const blocks = { ${names.join(', ')} };\n`,
    'define-all.ts': `${NOTE}${tags.map((tag) => `import '../${tag}/index.js';\n`).join('')}`,
    'tokens.css': pageSheetPart(),
    'importers.ts': `${NOTE}export const IMPORTERS: Readonly<Record<string, () => Promise<unknown>>> = {\n${importers.join('')}};\n`,
  };
}

/**
 * The names of each block's attributes in HTML, by tag. Wrappers have only `data-*` attributes, and the declarations
 * themselves are more than ten times as long as these names.
 */
function readAttributeNames(root, tags) {
  const contents = tags.map((tag) => `export * from './${readSources(root, tag).declaration}';`).join('\n');
  const [{ text }] = buildSync({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  }).outputFiles;
  const module = { exports: {} };
  runInThisContext(`(function (module) {${text}})`)(module);
  return Object.fromEntries(
    Object.values(module.exports)
      .filter((declaration) => tags.includes(declaration?.tag))
      .map(({ tag, attributes }) => [
        tag,
        Object.entries(attributes).flatMap(([name, { otherNames = [] }]) => [name, ...otherNames]),
      ])
      .sort(),
  );
}

function attributeModule(names) {
  const lines = Object.entries(names).map(([tag, of]) => `  '${tag}': '${of.join(' ')}',\n`);
  return `${NOTE}export const ATTRIBUTES: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
}

/** Writes the modules of a folder, each only when it changes, and removes what is generated no longer. */
function writeModules(folder, modules) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!(file in modules)) rmSync(path.join(folder, file), { recursive: true });
  for (const [file, text] of Object.entries(modules)) {
    const address = path.join(folder, file);
    if (!existsSync(address) || readFileSync(address, 'utf8') !== text) writeFileSync(address, text);
  }
}

/** Writes the generated modules. The names of attributes are for blocks as well, which import nothing of elements/. */
export function writeGenerated(root = ROOT) {
  const tags = readTags(root);
  writeModules(path.join(root, 'elements/generated'), generatedModules(root, tags));
  writeModules(path.join(root, 'shared/generated'), {
    'attributes.ts': attributeModule(readAttributeNames(root, tags)),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readBlocks();
  writeGenerated();
}
