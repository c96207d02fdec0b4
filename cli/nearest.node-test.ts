import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { editDistance, nearest } from '../elements/checks/nearest.js';

describe('the likely word', () => {
  it('is counted in letters left out, added, exchanged and swapped', () => {
    const cases = [
      ['design', 'design', 0],
      ['design', 'desing', 1],
      ['design', 'desgn', 1],
      ['design', 'designs', 1],
      ['design', 'dasign', 1],
      ['loop', 'polo', 3],
      ['', 'abc', 3],
      ['ca', 'abc', 3],
    ] as const;
    for (const [a, b, distance] of cases) {
      assert.equal(editDistance(a, b), distance, `${a} ${b}`);
      assert.equal(editDistance(b, a), distance, `${b} ${a}`);
    }
  });
  it('is at most two letters away, one in a short word, and none in a word of two', () => {
    assert.equal(nearest('thumbanils', ['thumbnails', 'thumbs']), 'thumbnails');
    assert.equal(nearest('autplay-optins', ['autoplay-options']), 'autoplay-options');
    assert.equal(nearest('atplay-optins', ['autoplay-options']), undefined);
    assert.equal(nearest('lop', ['loop']), 'loop');
    assert.equal(nearest('lp', ['loop', 'lpp']), undefined);
    assert.equal(nearest('loops', ['loop', 'hoops']), 'loop');
  });
});
