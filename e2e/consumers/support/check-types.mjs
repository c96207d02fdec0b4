import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../fixtures/types', import.meta.url));
const COMPILERS = ['typescript', 'typescript-6'];
const RESOLUTIONS = { bundler: 'ESNext', nodenext: 'NodeNext' };

function compile(folder, compiler, resolution, files) {
  const options = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    jsx: 'preserve',
    jsxImportSource: 'react',
    module: RESOLUTIONS[resolution],
    moduleResolution: resolution,
  };
  const config = path.join(folder, `tsconfig.${resolution}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', config], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${resolution}: ${stdout}${stderr}`];
}

/**
 * Compiles good and bad uses of the kit, with every framework's types and with none, without `skipLibCheck`: the types
 * are optional, and a mistake in them would otherwise be silent.
 */
export function checkTypes(root) {
  const withFrameworks = path.join(root, 'projects/types');
  // A folder of its own: module look-up goes up, and would find the frameworks in one inside `root`.
  const alone = mkdtempSync(path.join(tmpdir(), 'sq-blocks-types-'));
  rmSync(withFrameworks, { recursive: true, force: true });
  for (const folder of [withFrameworks, alone]) {
    cpSync(FIXTURES, folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  }
  cpSync(path.join(root, 'node_modules/sq-blocks'), path.join(alone, 'node_modules/sq-blocks'), { recursive: true });
  const problems = [];
  for (const name of COMPILERS) {
    const compiler = path.join(root, 'node_modules', name, 'lib/tsc.js');
    for (const resolution of Object.keys(RESOLUTIONS)) {
      const note = (where) => (problem) => problems.push(`${name}, ${where}, ${problem}`);
      compile(withFrameworks, compiler, resolution, readdirSync(FIXTURES)).forEach(note('all frameworks'));
      compile(alone, compiler, resolution, ['dom.ts']).forEach(note('no framework'));
    }
  }
  rmSync(alone, { recursive: true });
  return problems;
}
