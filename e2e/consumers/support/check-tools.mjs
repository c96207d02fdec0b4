import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { packageEntries } from './package-entries.mjs';
import { copyFixture, environmentOf, prepareTools } from './prepare.mjs';

/** Runs a tool of a set in a folder; its output and whether it succeeded. */
function run(folder, command, args, { tools = 'all', environment = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(
    path.join(prepareTools(tools), 'node_modules/.bin', command),
    args,
    { cwd: folder, encoding: 'utf8', env: { ...environmentOf(tools), ...environment, NO_COLOR: '1' } },
  );
  return { isGood: status === 0, output: `${command}: ${error ?? ''}${stdout}${stderr}`.slice(0, 4000) };
}

/** A project's own unit tests in a DOM that is no browser's: nothing is thrown, logged or defined. */
function checkUnitTests(dom, tools) {
  const folder = copyFixture({ name: `vitest ${dom}`, folder: 'vitest', tools, kit: 'sq-blocks/lite' });
  const { isGood, output } = run(folder, 'vitest', ['run'], { tools, environment: { DOM: dom } });
  return isGood ? [] : [output];
}

/** The good template passes, and the bad one is the only one with errors. */
function checkTemplates(tool, args, ending) {
  const folder = copyFixture({ name: `types ${tool}`, folder: 'template-types', tools: 'all' });
  const { isGood, output } = run(folder, tool, args);
  const problems = [];
  if (isGood || !output.includes(`Bad.${ending}`)) problems.push(`design="nope" is not reported: ${output}`);
  if (output.includes(`Good.${ending}`)) problems.push(output);
  return problems;
}

/** Every entry in Deno, which has a `navigator` and other names of browsers, but no DOM. */
function checkDeno() {
  const root = prepareTools('all');
  const entries = packageEntries(root).filter((entry) => !/^sq-blocks($|\/(all|elements))/.test(entry));
  const code = [...entries, 'sq-blocks/lite/all'].map((entry) => `await import('${entry}');`).join('');
  const { isGood, output } = run(root, 'deno', ['eval', '--node-modules-dir=manual', code]);
  return isGood && output === 'deno: ' ? [] : [output];
}

/** Checks that need more tools; `run` returns what is wrong. */
export const TOOL_CHECKS = [
  ...['jsdom', 'happy-dom'].flatMap((dom) => [
    { name: `Vitest 4, ${dom}`, run: () => checkUnitTests(dom, 'all') },
    { name: `Vitest 5, ${dom}`, tools: 'newest', run: () => checkUnitTests(dom, 'newest') },
  ]),
  { name: 'vue-tsc', run: () => checkTemplates('vue-tsc', ['--noEmit'], 'vue') },
  {
    name: 'svelte-check',
    run: () => checkTemplates('svelte-check', ['--tsconfig', 'tsconfig.json', '--output', 'machine'], 'svelte'),
  },
  { name: 'Deno', run: checkDeno },
].map((check) => ({ ...check, isSlow: true }));
