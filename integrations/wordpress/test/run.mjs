// npm test -w integrations/wordpress: all its tests, or the files that are named. They read the repository from its top.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { missingPackages } from '@sq-blocks/tools/test-plan/wordpress';

const FOLDER = 'integrations/wordpress/test';
const missing = missingPackages();
const names = process.argv.slice(2).map((name) => path.basename(name));
const all = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter((name) => name.endsWith('.node-test.ts'));
const files = (names.length > 0 ? names : all).map((name) => path.posix.join(FOLDER, name));

if (missing.length > 0) console.error(`WordPress was not tested (Debian: apt-get install ${missing.join(' ')})`);
const { status } =
  missing.length > 0
    ? { status: 1 }
    : spawnSync(process.execPath, ['--import', 'tsx', '--test', ...files], {
        cwd: fileURLToPath(new URL('../../..', import.meta.url)),
        stdio: 'inherit',
      });
process.exitCode = status ?? 1;
