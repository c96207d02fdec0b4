import assert from 'node:assert/strict';
import { it } from 'node:test';
import { HOSTILE_TEXTS, readCsv, runningCells } from '../testing/read-csv.js';
import { toCsv } from './csv.js';

it('a file has no cell that runs, whatever separates cells: as a header, first, between others and last', () => {
  const rows = HOSTILE_TEXTS.flatMap((text) => [
    [text, 'plain', 'plain'],
    ['plain', text, text],
    ['"', text, 'plain;"', text],
  ]);
  assert.deepEqual(runningCells(toCsv([HOSTILE_TEXTS, ...rows])), []);
});

it('a cell that begins with what some spreadsheets pass over begins with an apostrophe', () => {
  for (const sign of ['\t', '\r', '\n', '=', ' =']) assert.equal(toCsv([[`${sign}x`]]).slice(0, 3), `"'${sign[0]!}`);
});

it('what does not run is written as it is', () => {
  const texts = ['a=b', '1-2', 'ada@example.com', 'say "hi", you; there', 'a\r\nb', "'=1", ''];
  assert.deepEqual(readCsv(toCsv([texts]), ',').slice(0, texts.length), texts);
});
