import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median, medianWithInterval, ratioOfMedians, resampled, slope } from './statistics.mjs';

describe('statistics of the bench', () => {
  it('the median of odd and even counts, in any order, the sample untouched', () => {
    const sample = [9, 1, 5];
    assert.equal(median(sample), 5);
    assert.deepEqual(sample, [9, 1, 5]);
    assert.equal(median([4, 1, 2, 3]), 2.5);
  });

  it('an interval holds its median, is the same each time, and is a point when all values are alike', () => {
    const values = [10, 11, 12, 13, 14, 30, 9];
    const first = medianWithInterval(values);
    assert.deepEqual(medianWithInterval(values), first);
    assert.ok(first.low < first.value && first.value < first.high);
    assert.ok(first.low >= 9 && first.high <= 30);
    assert.deepEqual(medianWithInterval([7, 7, 7]), { value: 7, low: 7, high: 7 });
  });

  it('an interval of 95 % holds the true median about 95 times in 100', () => {
    let seed = 1;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const hits = Array.from({ length: 200 }, () => {
      const { low, high } = medianWithInterval(Array.from({ length: 25 }, random));
      return low <= 0.5 && 0.5 <= high;
    }).filter(Boolean).length;
    assert.ok(hits > 180 && hits < 200, `${hits} of 200`);
  });

  it('each sample is drawn from itself alone', () => {
    const { low, high } = resampled(
      [
        [1, 1],
        [5, 5],
      ],
      (a, b) => median(b) - median(a),
    );
    assert.deepEqual([low, high], [4, 4]);
  });

  it('a ratio of medians; none to a floor of 0', () => {
    const { value, low, high } = ratioOfMedians([20, 22, 24], [10, 11, 12]);
    assert.equal(value, 2);
    assert.ok(low >= 20 / 12 && high <= 2.4);
    assert.equal(ratioOfMedians([1, 2], [0, 0]), undefined);
  });

  it('the slope of a line, and of nothing that grows', () => {
    assert.equal(slope([0, 10, 20], [5, 25, 45]), 2);
    assert.equal(slope([24, 100, 500], [3, 3, 3]), 0);
  });
});
