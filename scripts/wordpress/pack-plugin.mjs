import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePlugin, writeTheme } from './plugin-files.mjs';

const OUT = 'integrations/wordpress/dist';

/** Packs what `write` writes into a folder of this name as a zip, with the program `zip`, and returns where it is. */
function pack(name, file, write) {
  const zip = path.resolve(OUT, file);
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-pack-'));
  try {
    write(path.join(folder, name));
    mkdirSync(OUT, { recursive: true });
    rmSync(zip, { force: true });
    execFileSync('zip', ['-qr', '-X', zip, name], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return zip;
}

/** The plugin for WordPress. */
export const packPlugin = (version) =>
  pack('sq-blocks', 'sq-blocks-wordpress.zip', (folder) => writePlugin(folder, version));
/** The theme for WordPress. */
export const packTheme = (version) =>
  pack('sq-portfolio', 'sq-portfolio-wordpress-theme.zip', (folder) => writeTheme(folder, version));
