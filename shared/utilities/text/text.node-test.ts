import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BYTES_PER_MB, humanizeBytes } from './bytes.js';
import { DATASET_LIMITS, truncateDataset } from './truncate-dataset.js';

describe('numbers of bytes', () => {
  it('of a megabyte are 1,000,000 in limits [UTL-019]', () => assert.equal(BYTES_PER_MB, 1_000_000));
  it('are for people in steps of 1024, from Bytes to YB [UTL-020]', () => {
    const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
    units.forEach((unit, step) => assert.equal(humanizeBytes(3 * 1024 ** step), `3 ${unit}`));
    for (const [bytes, text] of [
      [0, '0 Bytes'],
      [1023, '1,023 Bytes'],
      [1024, '1 KB'],
      [1536, '1.5 KB'],
      [1e6, '976.6 KB'],
      [1024 ** 2 - 1, '1 MB'],
      [5000 * 1024 ** 8, '5,000 YB'],
    ] as const)
      assert.equal(humanizeBytes(bytes), text);
  });
  it('are written as the language writes numbers', () => {
    assert.equal(humanizeBytes(1536, 'de'), '1,5 KB');
    assert.equal(humanizeBytes(1536, 'no_such_language'), '1.5 KB');
  });
  it('are empty for what is none', () => {
    for (const bytes of [-1, NaN, Infinity, undefined, '12']) assert.equal(humanizeBytes(bytes as number), '');
  });
});

describe('a dataset', () => {
  const rows = [['a', 'b', 'c'], ['d'], ['e', 'f', 'g', 'h']];
  it('is cut to maxRows and maxColumns, and says what is left out [UTL-024]', () => {
    assert.deepEqual(truncateDataset(rows, { maxRows: 2, maxColumns: 2 }), {
      rows: [['a', 'b'], ['d']],
      hiddenRows: 1,
      hiddenColumns: 2,
    });
    assert.deepEqual(truncateDataset(rows, { maxRows: 3, maxColumns: 4 }), { rows, hiddenRows: 0, hiddenColumns: 0 });
    assert.deepEqual(truncateDataset(rows, { maxRows: 0 }).rows, []);
  });
  it('is cut to limits of the kit where none are given', () => {
    const { maxRows, maxColumns } = DATASET_LIMITS;
    const large = Array.from({ length: maxRows + 5 }, () => Array.from({ length: maxColumns + 3 }, () => 0));
    const { rows: shown, ...hidden } = truncateDataset(large);
    assert.deepEqual([shown.length, shown[0]?.length], [maxRows, maxColumns]);
    assert.deepEqual(hidden, { hiddenRows: 5, hiddenColumns: 3 });
  });
});
