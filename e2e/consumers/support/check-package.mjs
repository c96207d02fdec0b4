import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, cpSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { packageEntries } from './package-entries.mjs';
import { prepareTools } from './prepare.mjs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const FIXTURES = fileURLToPath(new URL('../fixtures/types', import.meta.url));
const COMPILERS = ['typescript', 'typescript-6', 'typescript-7'];
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
    const folder = path.join(root, 'node_modules', name);
    const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const compiler = path.join(folder, bin.tsc);
    for (const resolution of Object.keys(RESOLUTIONS)) {
      const note = (where) => (problem) => problems.push(`${name}, ${where}, ${problem}`);
      compile(withFrameworks, compiler, resolution, readdirSync(FIXTURES)).forEach(note('all frameworks'));
      compile(alone, compiler, resolution, ['dom.ts']).forEach(note('no framework'));
    }
  }
  rmSync(alone, { recursive: true });
  return problems;
}

/** What a tool printed when it failed; nothing when it did not. */
function failureOf(root, command, args, cwd = root) {
  const { status, stdout, stderr, error } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${command} ${args.join(' ')}: ${error ?? ''}\n${stdout}${stderr}`.slice(0, 4000)];
}

/** `attw` reads the package as it is published: packed, not as a folder. */
function checkResolutions(root) {
  const packed = mkdtempSync(path.join(tmpdir(), 'sq-blocks-attw-'));
  const kit = path.join(root, 'node_modules/sq-blocks');
  try {
    execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', packed, '--loglevel=error'], { cwd: kit });
    const [file] = readdirSync(packed);
    return failureOf(root, 'attw', [path.join(packed, file), '--profile', 'esm-only', '--no-emoji']);
  } finally {
    rmSync(packed, { recursive: true });
  }
}

/** Every entry with code, imported where there is no DOM, under the export conditions of Node and of edge runtimes. */
function checkServers(root) {
  const entries = packageEntries(root);
  const problems = [];
  for (const conditions of [[], ['browser'], ['edge-light', 'browser']])
    for (const [name, code] of [
      ['all entries', entries.map((entry) => `await import(${JSON.stringify(entry)});`).join('')],
      ['the root entry', `await import('sq-blocks'); if (typeof document !== 'undefined') throw new Error('a DOM');`],
    ]) {
      const args = [
        ...conditions.map((condition) => `--conditions=${condition}`),
        '--input-type=module',
        '--eval',
        code,
      ];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: path.join(root, 'projects'),
        encoding: 'utf8',
      });
      if (status !== 0 || stdout || stderr)
        problems.push(`${name}, conditions ${conditions.join()}: ${stdout}${stderr}`.slice(0, 2000));
    }
  const inServerComponent = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '--eval', "await import('sq-blocks');"],
    { cwd: path.join(root, 'projects'), encoding: 'utf8' },
  );
  if (!inServerComponent.stderr.includes('import it in a file with "use client"'))
    problems.push(`a server component gets no clear word: ${inServerComponent.stderr}`);
  return problems;
}

/** Checks of the package itself; `run` returns what is wrong. */
export const PACKAGE_CHECKS = [
  {
    name: 'publint',
    run: () => failureOf(prepareTools(), 'publint', ['--strict', path.join(prepareTools(), 'node_modules/sq-blocks')]),
  },
  { name: 'are the types wrong', run: () => checkResolutions(prepareTools()) },
  { name: 'types in every framework, and in none', run: () => checkTypes(prepareTools()) },
  { name: 'imports without a DOM', run: () => checkServers(prepareTools()) },
];
