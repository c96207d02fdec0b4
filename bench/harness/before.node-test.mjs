import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageBefore, splitRun } from './before.mjs';

describe('an earlier build beside the present one', () => {
  it('has the pages of the kit, and none of what it had not: links to files of the present build', () => {
    const page = (head) => ({ contender: 'sq-a, lite', html: `${head}<script src="/dist/sq-blocks.js"></script>` });
    assert.deepEqual(pageBefore(page('')), [
      { contender: 'sq-a, lite (before)', html: '<script src="/before/sq-blocks.js"></script>' },
    ]);
    assert.deepEqual(pageBefore(page('<link rel="modulepreload" href="/dist/a.js">')), []);
    assert.deepEqual(pageBefore({ contender: 'Embla', html: '<script src="/built/embla.js"></script>' }), []);
  });

  it('is a run of its own: its figures under their names, those of the peers, and no others', () => {
    const contenders = {
      'plain page': 1,
      'sq-a, lite': 2,
      'sq-a, lite (before)': 3,
      'sq-a, preloaded, lite': 4,
      Embla: 5,
    };
    const { now, before } = splitRun({ scene: { case: contenders } });
    assert.deepEqual(now.scene.case, { 'plain page': 1, 'sq-a, lite': 2, 'sq-a, preloaded, lite': 4, Embla: 5 });
    assert.deepEqual(before.scene.case, { 'plain page': 1, 'sq-a, lite': 3, Embla: 5 });
  });
});
