import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const EXAMPLES = path.resolve(import.meta.dirname, '..');

/** Is thrown with one line that says what to install. */
export class MissingProgram extends Error {}

// Not in this folder: Python would take examples/django for the package.
const runs = ([command, ...args]) => spawnSync(command, args, { stdio: 'ignore', cwd: tmpdir() }).status === 0;

/**
 * The first of some commands that has what an engine needs.
 * @param {string[]} commands such as `python3`
 * @param {(command: string) => string[]} check a command line that ends with 0 if so
 * @param {string} packages the packages of Debian
 */
function findProgram(commands, check, packages) {
  const found = commands.find((command) => runs(check(command)));
  if (!found) throw new MissingProgram(`${commands[0]} with what it needs is missing: apt-get install ${packages}`);
  return found;
}

/** A folder for one run, removed afterwards. */
function inFolder(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-blocks-examples-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const run = (command, args, options) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0)
    throw new Error(`${path.basename(command)} ended with ${status}\n${stderr || stdout}`.slice(0, 2000));
};

/** An engine with a program `render.*` in its folder, that reads a file of content and writes a file for each page. */
export const byProgram =
  ({ commands, file, check, packages, args = [] }) =>
  async (content, folder) =>
    inFolder((target) => {
      const command = findProgram(commands, check, packages);
      writeFileSync(path.join(target, 'content.json'), JSON.stringify(content));
      run(command, [...args, path.join(folder, file), path.join(target, 'content.json'), target]);
      return readPages(content, (name) => path.join(target, `${name}.html`));
    });

const readPages = (content, fileOf) =>
  Object.fromEntries(Object.keys(content.pages).map((name) => [name, readFileSync(fileOf(name), 'utf8')]));

/** JSON that YAML reads as the same data: YAML takes these signs for ends of lines. */
const yamlSafe = (value) =>
  JSON.stringify(value, null, 2).replace(
    /[\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A generator of sites: the content is written as its pages, then it builds the folder. */
const bySite =
  ({ prepare, build, pageFile }) =>
  async (content, folder) =>
    inFolder((target) => {
      const site = path.join(target, 'site');
      mkdirSync(site);
      cpSync(folder, site, { recursive: true });
      const write = (file, text) => {
        mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
        writeFileSync(path.join(site, file), text);
      };
      prepare(content, write);
      build(site);
      return readPages(content, (name) => path.join(site, pageFile(name, content.pages[name].url)));
    });

export const jekyll = bySite({
  prepare({ site, pages }, write) {
    write('_content.yml', yamlSafe(site));
    for (const [name, { url, ...page }] of Object.entries(pages)) {
      const front = { layout: name, permalink: url, ...page };
      write(`${name}.html`, `---\n${yamlSafe(front)}\n---\n`);
    }
  },
  build(site) {
    const command = findProgram(['jekyll', '/usr/bin/jekyll'], (name) => [name, '--version'], 'jekyll');
    run(command, ['build', '--quiet', '--config', '_config.yml,_content.yml'], { cwd: site });
  },
  pageFile: (name, url) => `_site${url}index.html`,
});

export const hugo = bySite({
  prepare({ site, pages }, write) {
    write('data/site.json', JSON.stringify(site));
    for (const [name, { url, ...page }] of Object.entries(pages))
      write(`content/${name === 'home' ? '_index' : name}.html`, JSON.stringify({ type: name, url, ...page }, null, 2));
  },
  build(site) {
    run(
      findProgram(['hugo'], (name) => [name, 'version'], 'hugo'),
      ['--quiet', '--config', 'hugo.toml'],
      { cwd: site },
    );
  },
  pageFile: (name, url) => `public${url}index.html`,
});

export const eleventy = bySite({
  prepare({ site, pages }, write) {
    write('_data/site.json', JSON.stringify(site));
    for (const [name, { url, ...page }] of Object.entries(pages)) {
      const front = { layout: `${name}.njk`, permalink: `${url}index.html`, ...page };
      write(`${name}.md`, `---json\n${JSON.stringify(front, null, 2)}\n---\n`);
    }
  },
  build(site) {
    const cli = path.join(EXAMPLES, 'node_modules/@11ty/eleventy/cmd.cjs');
    run(process.execPath, [cli, '--quiet', '--config=eleventy.config.mjs'], { cwd: site });
  },
  pageFile: (name, url) => `_site${url}index.html`,
});

/** Installs the engines of package.json, once. */
export function installPackages() {
  const changed = (file) => statSync(path.join(EXAMPLES, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changed('node_modules/.package-lock.json') > changed('package-lock.json')) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: EXAMPLES, stdio: 'inherit' });
}
