import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = 'integrations/wordpress/sq-blocks';
/** Where the version is filled in. */
const WITH_VERSION = ['sq-blocks.php', 'readme.txt'];
/** The smaller flavour: a site's pages do not see a difference. */
const KIT = 'dist/lite';
/** The theme, and those of its patterns that the plugin has for every theme. */
const THEME = 'integrations/wordpress/theme';
const SHARED_PATTERNS = ['contact', 'landing-page', 'portfolio', 'shop-front'];
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

/** The patterns of the theme, by the names of the plugin, what prints their pictures, and these. */
function writePatterns(folder) {
  const write = (from, to) => {
    const text = readFileSync(path.join(THEME, from), 'utf8');
    const own = text.replaceAll('sq_portfolio', 'sq_blocks').replaceAll('sq-portfolio', 'sq-blocks');
    writeFileSync(path.join(folder, to), own);
    return own;
  };
  write('image-block.php', 'includes/image-block.php');
  mkdirSync(path.join(folder, 'patterns'));
  for (const name of SHARED_PATTERNS) {
    const own = write(`patterns/${name}.php`, `patterns/${name}.php`);
    for (const [, picture] of own.matchAll(/'([a-z]+(?:-[a-z]+)*)' *(?:=> array\(|\) \)|, )/g)) {
      const file = path.join(THEME, 'pictures', `${picture}.svg`);
      if (existsSync(file)) cpSync(file, path.join(folder, 'pictures', `${picture}.svg`));
    }
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
  cpSync('LICENSE', path.join(folder, 'LICENSE'));
}
