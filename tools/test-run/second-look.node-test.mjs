import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runNodeFiles } from './node-files.mjs';
import { takeSecondLook } from './second-look.mjs';

const PASSES = `import { it } from 'node:test'; it('passes', () => {});`;
const FAILS = `import { it } from 'node:test'; it('fails', () => { throw new Error('always'); });`;
const HOOK_FAILS = `import { before, describe, it } from 'node:test';
describe('suite', () => { before(() => { throw new Error('in the hook'); }); it('is never run', () => {}); });`;
const NO_TEST = 'export {};';
const ENDS_EARLY = `import { it } from 'node:test'; it('passes', () => {}); process.exit(3);`;
const STAYS_OPEN = `import { it } from 'node:test'; it('passes', () => { setInterval(() => {}, 1000); });`;
const failsOnce = (mark) => `import { existsSync, writeFileSync } from 'node:fs'; import { it } from 'node:test';
it('fails once', () => { if (existsSync(${JSON.stringify(mark)})) return;
  writeFileSync(${JSON.stringify(mark)}, ''); throw new Error('only once'); });`;

describe('test files in Node, and the second look', () => {
  let folder;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sq-second-look-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const part = { name: 'node' };
  const write = (name, text) => {
    const file = path.join(folder, `${name}.mjs`);
    writeFileSync(file, text);
    return file;
  };
  const run = async (name, text) => (await runNodeFiles({ files: [write(name, text)], atOnce: 1 }))[0];

  it('a file that passes has its count, also where it leaves something open', async () => {
    for (const [name, text] of Object.entries({ passes: PASSES, open: STAYS_OPEN })) {
      const { passed, failed, errors } = await run(name, text);
      assert.deepEqual({ passed, failed, errors }, { passed: 1, failed: 0, errors: [] });
    }
  });

  for (const [name, text, words] of [
    ['a test that throws', FAILS, /always/],
    ['a hook that throws', HOOK_FAILS, /in the hook/],
    ['a file without a test', NO_TEST, /code 0, 0 passed/],
    ['a process that ends early', ENDS_EARLY, /code 3/],
    ['a file that cannot be read as a module', 'const', /SyntaxError|Unexpected|error/i],
  ])
    it(`${name} is a failure with its words`, async () => {
      const { failed, errors } = await run('failing', text);
      assert.ok(failed > 0);
      assert.match(errors.map((error) => error.text).join('\n'), words);
    });

  it('a file that passes the second time counts as passed, and is unsteady with its first error', async () => {
    const file = write('once', failsOnce(path.join(folder, 'mark')));
    const results = await runNodeFiles({ files: [file], atOnce: 1 });
    assert.equal(results[0].failed, 1);
    const unsteady = await takeSecondLook([{ part, results }]);
    assert.equal(results[0].failed, 0);
    assert.equal(results[0].passed, 1);
    assert.deepEqual(
      unsteady.map((one) => one.file),
      [file],
    );
    assert.match(unsteady[0].errors[0].text, /only once/);
  });

  it('a file that fails again has failed, with both errors', async () => {
    const results = await runNodeFiles({ files: [write('again', FAILS), write('fine', PASSES)], atOnce: 2 });
    assert.deepEqual(await takeSecondLook([{ part, results }]), []);
    const again = results.find(({ failed }) => failed > 0);
    assert.deepEqual(
      again.errors.map(({ title }) => title),
      ['fails', 'second look: fails'],
    );
    assert.equal(results.filter(({ failed }) => failed === 0).length, 1);
  });

  it('where very many files fail, none is run again', async () => {
    const result = { file: write('one', PASSES), passed: 0, failed: 1, seconds: 0, errors: [], isStarted: true };
    const results = Array.from({ length: 21 }, () => result);
    assert.deepEqual(await takeSecondLook([{ part, results }]), []);
    assert.ok(results.every(({ failed }) => failed === 1));
  });
});
