import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerOf, readPo, writeJson, writeMo } from './gettext.mjs';

const SOURCE = 'integrations/wordpress/sq-blocks';
/** Where the version is filled in. */
const WITH_VERSION = ['sq-blocks.php', 'readme.txt'];
/** The smaller flavour: a site's pages do not see a difference. */
const KIT = 'dist/lite';
/** The theme, and those of its patterns that the plugin has for every theme. */
const THEME = 'integrations/wordpress/theme';
const SHARED_PATTERNS = ['contact', 'landing-page', 'portfolio', 'shop-front'];
/** The first script of the editor: with it the texts of all are loaded. */
const SCRIPT = 'sq-blocks-editor-html';
/** Nothing in the plugin loads them. */
const LEFT_OUT = /\.map$|(^|\/)(importmap\.json|sq-blocks\.(all|classic)\.js|form-html\.js|layouts\.js)$/;

/**
 * Writes the plugin as a site installs it: with its version, and the built kit in a folder that the version names.
 *
 * @param {string} folder what the plugin is written into, `…/sq-blocks`
 * @param {string} version
 */
export function writePlugin(folder, version) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(SOURCE, folder, { recursive: true });
  for (const name of WITH_VERSION) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('{{version}}', version));
  }
  writePatterns(folder);
  writeLanguages(path.join(folder, 'languages'), SCRIPT);
  cpSync('LICENSE', path.join(folder, 'LICENSE'));
  const kit = path.join(folder, `dist-${version}`);
  for (const name of readdirSync(KIT, { recursive: true, withFileTypes: true })) {
    const file = path.relative(KIT, path.join(name.parentPath, name.name)).replaceAll('\\', '/');
    if (name.isFile() && !LEFT_OUT.test(file)) cpSync(path.join(KIT, file), path.join(kit, file));
  }
  const hashes = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));
  const needed = ['sq-blocks.js', 'sq-blocks.css'];
  const own = Object.fromEntries(needed.map((name) => [name, hashes[`lite/${name}`]]));
  writeFileSync(path.join(kit, 'integrity.json'), `${JSON.stringify(own, null, 2)}\n`);
}

/** What the plugin has of the theme, by the names of the plugin: patterns, and what prints their pictures. */
export const sharedPatterns = () =>
  Object.fromEntries(
    [
      ['image-block.php', 'includes/image-block.php'],
      ...SHARED_PATTERNS.map((name) => [`patterns/${name}.php`, `patterns/${name}.php`]),
    ].map(([from, to]) => {
      const text = readFileSync(path.join(THEME, from), 'utf8');
      return [to, text.replaceAll('sq_portfolio', 'sq_blocks').replaceAll('sq-portfolio', 'sq-blocks')];
    }),
  );

/** These, and the pictures that they name. */
function writePatterns(folder) {
  mkdirSync(path.join(folder, 'patterns'));
  for (const [name, own] of Object.entries(sharedPatterns())) {
    writeFileSync(path.join(folder, name), own);
    for (const [, picture] of own.matchAll(/'([a-z]+(?:-[a-z]+)*)' *(?:=> array\(|\) \)|, )/g)) {
      const file = path.join(THEME, 'pictures', `${picture}.svg`);
      if (existsSync(file)) cpSync(file, path.join(folder, 'pictures', `${picture}.svg`));
    }
  }
}

/**
 * Makes of each translation what WordPress loads: a file for PHP, and one for the scripts of the editor, by the name of the first
 * of them. The catalogues stay beside them, for translators.
 *
 * @param {string} folder where the catalogues are
 * @param {string} [script] how WordPress calls the script
 */
export function writeLanguages(folder, script) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.po'))) {
    const entries = readPo(readFileSync(path.join(folder, file), 'utf8'));
    const name = path.join(folder, file.replace(/\.po$/, ''));
    writeFileSync(`${name}.mo`, writeMo(entries));
    if (!script) continue;
    // A catalogue says of each text in which files it is.
    writeFileSync(
      `${name}-${script}.json`,
      writeJson(
        headerOf(entries),
        entries.filter(({ files }) => files.some((each) => each.endsWith('.js'))),
      ),
    );
  }
}

/**
 * Writes the theme as a site installs it.
 *
 * @param {string} folder what the theme is written into, `…/sq-portfolio`
 * @param {string} version
 */
export function writeTheme(folder, version) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(THEME, folder, { recursive: true });
  const sheet = path.join(folder, 'style.css');
  writeFileSync(sheet, readFileSync(sheet, 'utf8').replaceAll('{{version}}', version));
  writeLanguages(path.join(folder, 'languages'));
  cpSync('LICENSE', path.join(folder, 'LICENSE'));
}
