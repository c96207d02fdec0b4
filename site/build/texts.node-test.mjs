import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readGuides } from './guides.mjs';
import { fillTexts } from './texts.mjs';

const MESSAGES = {
  form: { invalidFields: 'Check | <b>', sent: 'Sent' },
  cart: { items: '{count} items' },
};

describe('the texts of the blocks', () => {
  it('are a section for each area, in the order of the alphabet, with a row for each key', () => {
    assert.equal(
      fillTexts('Before\n\n<!-- texts -->\n', MESSAGES),
      [
        'Before\n',
        '## cart\n',
        '| key | English |\n| --- | --- |\n| `items` | {count} items |\n',
        '## form\n',
        '| key | English |\n| --- | --- |\n| `invalidFields` | Check \\| &lt;b> |\n| `sent` | Sent |\n',
      ].join('\n'),
    );
  });

  it('are in their guide as pages show them', () => {
    const guide = readGuides(new Map(), MESSAGES).find(({ name }) => name === 'texts');
    assert.match(guide.html, /<code>invalidFields<\/code><\/td><td>Check \| &lt;b/);
    assert.deepEqual(
      guide.contents.map(({ title }) => title),
      ['cart', 'form'],
    );
  });

  it('have the keys that the guide’s example has', () => {
    const example = /\{ "messages".*\}/.exec(readFileSync('docs/texts.md', 'utf8'))[0];
    const german = JSON.parse(readFileSync('shared/platform/i18n/languages/de.json', 'utf8'));
    for (const [area, texts] of Object.entries(JSON.parse(example).messages.en))
      for (const key of Object.keys(texts)) assert.ok(german[area][key], `${area}.${key}`);
  });
});
