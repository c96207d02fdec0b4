import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePlugin } from './plugin-files.mjs';

const OUT = 'integrations/wordpress/dist';

/** Packs the plugin as a zip, with the program `zip`, and returns where it is. */
export function packPlugin(version) {
  const zip = path.resolve(OUT, 'sq-blocks-wordpress.zip');
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-plugin-'));
  try {
    writePlugin(path.join(folder, 'sq-blocks'), version);
    mkdirSync(OUT, { recursive: true });
    rmSync(zip, { force: true });
    execFileSync('zip', ['-qr', '-X', zip, 'sq-blocks'], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return zip;
}
