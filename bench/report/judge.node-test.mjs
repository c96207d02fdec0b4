import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aims } from '../aims.mjs';
import { scenes } from '../scenes/index.mjs';
import { countOf } from './growth.mjs';
import { judge } from './aims-section.mjs';

const run = (cases) => ({ scenes: { made: cases } });
const MEASURE = 'made up (ms)';
const around = (value) => ({ [MEASURE]: [value - 1, value - 0.5, value, value + 0.5, value + 1] });
const aim = { scene: 'made', case: 'one', measure: MEASURE, of: 'sq-made, lite' };

describe('judging an aim', () => {
  const one = run({
    one: { 'sq-made, lite': around(20), 'sq-made, React': around(5), floor: around(10), A: around(40), B: around(20) },
  });

  it('is met when the whole interval keeps the limit, missed when it is over it, else open', () => {
    const state = (atMost) => judge({ ...aim, versus: 'floor', atMost }, one).state;
    assert.equal(state(3), 'met');
    assert.equal(state(2), 'within the interval');
    assert.equal(state(1.2), 'missed');
  });

  it('says both medians and their ratio', () => {
    const { ours, theirs, rival, ratio } = judge({ ...aim, versus: 'A', atMost: 1 }, one);
    assert.deepEqual([ours, theirs, rival, ratio.value], [20, 40, 'A', 0.5]);
  });

  it('takes as best peer the smallest that is neither ours nor the floor', () => {
    assert.equal(judge({ ...aim, versus: 'best peer', floor: 'floor', atMost: 1 }, one).rival, 'B');
  });

  it('without a rival, the limit is in the unit of the measure', () => {
    assert.equal(judge({ ...aim, atMost: 30 }, one).state, 'met');
    assert.equal(judge({ ...aim, atMost: 10 }, one).state, 'missed');
  });

  it('a tie of exact counts is kept, also at 0, where there is no ratio', () => {
    const none = run({ one: { 'sq-made, lite': { [MEASURE]: [0, 0] }, floor: { [MEASURE]: [0, 0] } } });
    assert.equal(judge({ ...aim, atMost: 0 }, none).state, 'met');
    const verdict = judge({ ...aim, versus: 'floor', atMost: 1 }, none);
    assert.deepEqual([verdict.state, verdict.ratio], ['met', undefined]);
  });

  it('several cases are as good as their worst', () => {
    const two = run({ one: { 'sq-made, lite': around(5) }, two: { 'sq-made, lite': around(25) } });
    const verdict = judge({ ...aim, case: undefined, cases: ['one', 'two'], atMost: 20 }, two);
    assert.deepEqual([verdict.state, verdict.case], ['missed', 'two']);
  });

  it('is not measured without scene, case, contender, rival or measure', () => {
    for (const lacking of [
      { scene: 'other' },
      { case: 'two' },
      { cases: ['one', 'two'] },
      { of: 'sq-other' },
      { versus: 'C' },
      { measure: 'other (ms)' },
    ])
      assert.equal(judge({ ...aim, atMost: 1, ...lacking }, one).state, 'not measured', JSON.stringify(lacking));
  });
});

describe('judging growth', () => {
  const growing = { scene: 'made', growth: true, measure: MEASURE, of: 'sq-made, lite', versus: 'floor', atMost: 1 };
  const COUNTS = [24, 100, 500, 2000];
  const scene = (ours, theirs) =>
    run(
      Object.fromEntries(
        COUNTS.map((count) => [
          `${count.toLocaleString('en')} slides`,
          { 'sq-made, lite': around(100 + ours * count), floor: around(10 + theirs * count) },
        ]),
      ),
    );

  it('reads the number of a case', () => {
    assert.equal(countOf('2,000 slides'), 2000);
  });

  it('compares slopes, a thousand slides each, whatever the start', () => {
    const { state, ours, theirs } = judge(growing, scene(0.001, 0.01));
    assert.equal(state, 'met');
    assert.ok(Math.abs(ours - 1) < 1e-9 && Math.abs(theirs - 10) < 1e-9);
    assert.equal(judge(growing, scene(0.05, 0.01)).state, 'missed');
    assert.equal(judge(growing, scene(0.01, 0.01)).state, 'within the interval');
  });

  it('needs two cases', () => {
    const { scenes: made } = scene(1, 1);
    const single = run({ '24 slides': made.made['24 slides'] });
    assert.equal(judge(growing, single).state, 'not measured');
  });
});

describe('the aims', () => {
  it('have names of their own', () => {
    assert.equal(new Set(aims.map(({ id }) => id)).size, aims.length);
  });

  for (const { id, scene: name, case: label, cases = label === undefined ? [] : [label], of, versus } of aims)
    it(`are about what is measured: ${id}`, () => {
      const scene = scenes.find((each) => each.name === name);
      assert.ok(scene, `scene ${name}`);
      for (const each of cases)
        assert.ok(each in scene.cases, `case ${each} of ${Object.keys(scene.cases).join(', ')}`);
      const contenders = versus === undefined || versus === 'best peer' ? [of] : [of, versus];
      for (const each of contenders)
        assert.ok(each in scene.contenders, `${each} of ${Object.keys(scene.contenders).join(', ')}`);
    });
});
