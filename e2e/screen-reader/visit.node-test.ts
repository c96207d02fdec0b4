import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { problemsOf, readVisit, transcriptOf } from './visit.js';

describe('a visit with a screen reader', () => {
  const visit = readVisit(
    '<!--\n# A gallery.\nnever ^statusbar\nonce ^slide 2\nwidth 800\n\nTab  Next | button\nReturn  Slide 2 of 5\nEscape\n-->\n<p></p>',
  );
  const step = (key: string, ...spoken: string[]) => ({ key, spoken });
  const page = step('', 'statusbar of the browser');

  it('is read from its file', () => {
    assert.deepEqual(visit, {
      keys: ['Tab', 'Return', 'Escape'],
      phrases: ['Next', 'button', 'Slide 2 of 5'],
      never: [/^statusbar/i],
      once: [/^slide 2/i],
      width: 800,
    });
  });
  it('is as expected when the phrases come in their order, also a key late', () => {
    assert.deepEqual(
      problemsOf(visit, [page, step('Tab', 'Next push button.'), step('Return'), step('Escape', 'slide 2 of 5')]),
      [],
    );
  });
  it('names what was not heard, and what must not be', () => {
    assert.deepEqual(
      problemsOf(visit, [page, step('Tab', 'Slide 2 of 5', 'Next button'), step('Return', 'statusbar.')]),
      ['not heard, or not in this order: Slide 2 of 5', 'heard: statusbar.'],
    );
    assert.deepEqual(
      problemsOf(visit, [page, step('Tab', 'Next button', 'Slide 2 of 5'), step('Return', 'Slide 2 of 5')]),
      ['heard 2 times: ^slide 2'],
    );
    assert.equal(transcriptOf([page, step('Tab', 'a', 'b'), step('Return')]), 'Tab        a | b\nReturn');
  });
  it('every kept visit has phrases, and a page', () => {
    const visits = path.join(import.meta.dirname, 'visits');
    for (const name of readdirSync(visits)) {
      const text = readFileSync(path.join(visits, name), 'utf8');
      assert.ok(readVisit(text).phrases.length > 0, name);
      assert.match(text, /-->\n[^]*<sq-/, name);
    }
  });
});
