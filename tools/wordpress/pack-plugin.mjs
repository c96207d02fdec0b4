import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { writePlugin, writeTheme } from './plugin-files.mjs';

const OUT = 'integrations/wordpress/dist';
/** What every file in a zip is dated, in local time as zips have it: the same files make the same zip. */
const DATE = new Date(2020, 0, 1);

/** Packs what `write` writes into a folder of this name as a zip, and returns where it is. */
function pack(out, name, file, write) {
  const zip = path.resolve(out, file);
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-pack-'));
  try {
    write(path.join(folder, name));
    // In this order, and not in the one in which the disk has them.
    const files = readdirSync(folder, { recursive: true })
      .filter((each) => statSync(path.join(folder, each)).isFile())
      .map((each) => [each.split(path.sep).join('/'), readFileSync(path.join(folder, each))])
      .sort(([a], [b]) => (a < b ? -1 : 1));
    mkdirSync(out, { recursive: true });
    writeFileSync(zip, zipSync(Object.fromEntries(files), { mtime: DATE }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return zip;
}

/** The plugin for WordPress. */
export const packPlugin = (version, out = OUT) =>
  pack(out, 'sq-blocks', 'sq-blocks-wordpress.zip', (folder) => writePlugin(folder, version));
/** The theme for WordPress. */
export const packTheme = (version, out = OUT) =>
  pack(out, 'sq-portfolio', 'sq-portfolio-wordpress-theme.zip', (folder) => writeTheme(folder, version));
/** The lite flavour for any server, as the package has it: without source maps. */
export const packLite = (version, out = OUT) =>
  pack(out, `sq-blocks-${version}`, 'sq-blocks-lite.zip', (folder) => {
    cpSync('dist/lite', folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
    cpSync('LICENSE', path.join(folder, 'LICENSE'));
  });
