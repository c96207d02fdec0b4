import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { CRITERIA, EXCEPTIONS, TRAITS } from './conformance-criteria.mjs';
import { readNote } from './notes.mjs';
import { conformanceOf, fillConformance, PLACE, rowsOf } from './guides.mjs';

const GUIDE = readFileSync('docs/accessibility-statement.md', 'utf8');
/** The criteria of WCAG 2.2, levels A and AA: https://www.w3.org/TR/WCAG22/ */
const ALL = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6'],
  ...['2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8', '3.1.1', '3.1.2', '3.2.1', '3.2.2'],
  ...['3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];
const named = (text) => [...text.matchAll(/\b\d\.\d\.\d{1,2}\b/g)].map(([id]) => id);

describe('the accessibility statement', () => {
  it('names each criterion of levels A and AA once, for all blocks or by block', () => {
    const inGuide = [...GUIDE.matchAll(/^\| (\d\.\d\.\d{1,2}(?:, \d\.\d\.\d{1,2})*) /gm)].flatMap(([, ids]) =>
      named(ids),
    );
    const byBlock = CRITERIA.flatMap(({ id }) =>
      id === '1.2.1 to 1.2.5' ? ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5'] : [id],
    );
    const order = (ids) => [...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    assert.deepEqual(order([...inGuide, ...byBlock]), order(ALL));
    assert.equal(ALL.length, 55);
  });

  it('names traits and rows that are there', () => {
    for (const { for: traits } of CRITERIA) for (const trait of traits) assert.ok(TRAITS[trait], trait);
    for (const [tag, id] of EXCEPTIONS)
      assert.ok(
        rowsOf(tag, readNote(tag).traits).some((row) => row.id === id),
        `${tag} ${id}`,
      );
  });

  it('is filled with the parts of the blocks', () => {
    assert.ok(GUIDE.includes(PLACE));
    const text = fillConformance(`a\n${PLACE}\nb`, [{ tag: 'sq-map', traits: ['drag', 'foreign'], visits: 1 }]);
    assert.match(text, /^a\n### sq-map\n\nIt can be dragged or swiped and shows the content of another site\. /);
    assert.match(text, /\| 2\.5\.7 Dragging Movements \(AA\) \| partially supports \| The map is moved by arrow keys/);
    assert.match(text, /\[what Orca says\]\(\.\.\/site\/blocks\/sq-map\.md#screen-reader\)/);
    assert.match(
      conformanceOf({ tag: 'sq-price', traits: [], visits: 0 }),
      /not recorded with a screen reader.*\n\nThe criteria of every block/,
    );
  });
});
