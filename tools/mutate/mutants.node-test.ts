import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apply, mutantsOf } from './mutants.mjs';

/** The texts that come out when each fault is put into the source. */
const faults = (source: string) => mutantsOf('x.ts', source).map((mutant) => apply(source, mutant));

describe('the faults that npm run mutate puts into a file', () => {
  for (const [source, expected] of [
    ['a < b', ['a <= b', 'a >= b']],
    ['a >= b', ['a > b', 'a < b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['a ?? b', ['a && b']],
    ['a + b', ['a - b']],
    ['!a', ['a']],
    ['x = 256', ['x = 257', 'x = 255']],
    ['x = 0', ['x = 1']],
    ['x = true', ['x = false']],
    ["x = 'word'", ["x = ''"]],
    ["x = ''", ["x = 'mutant'"]],
    ['x = a ? b : c', ['x = a ? c : b']],
    ['x = list.some(f)', ['x = list.every(f)']],
    ['i++', ['i--']],
  ] as const)
    it(`in ${source}`, () => {
      // Every statement that is an expression can be removed as well.
      assert.deepEqual(
        faults(source).filter((text) => text !== ';'),
        expected,
      );
    });

  it('take a condition for granted, deny it, and leave statements out', () => {
    assert.deepEqual(faults('if (a) b();'), ['if (true) b();', 'if (false) b();', 'if (a) ;']);
  });

  it('are never in types, imports or names of properties', () => {
    const source = "import x from 'y'; type T = 'a' | 1; interface I { b: true } const o: { c: 'd' } = { 'e': f };";
    assert.deepEqual(faults(source), []);
    assert.deepEqual(faults("const load = () => import('./x.js');"), []);
  });

  it('name the line, and what it was', () => {
    const [mutant] = mutantsOf('x.ts', 'const a = 1;\nconst b = c < d;').slice(-1);
    assert.deepEqual([mutant?.line, mutant?.before, mutant?.after], [2, '<', '>=']);
  });
});
