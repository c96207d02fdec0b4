import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findDifferences } from '../examples/scripts/generate.mjs';

describe('the templates in examples/', () => {
  it('are what examples/scripts/generate.mjs writes from the declarations of the blocks', () => {
    assert.deepEqual(
      findDifferences().map(([file]) => file),
      [],
    );
  });
});
