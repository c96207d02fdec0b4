import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTags } from '@sq-blocks/tools/registry';
import { readOldestBrowsers } from './browsers.mjs';
import { notedTags, parseNote, readNote, readPairs } from './notes.mjs';

const NOTE = `group: Shop
preview: framed

## For

This.

## Not for

That.

## Attributes

- Most used: one, two
- More: three

## Examples

- first: Begins here,
  and goes on.

## Keyboard

Nothing.

## Without script

The link.

## Limits

- None that we know.
`;

describe('what is written about a block', () => {
  it('is there for every block, and for nothing else: add site/blocks/sq-….md for a new one', () => {
    assert.deepEqual(notedTags(), readTags());
    for (const tag of readTags()) assert.ok(readNote(tag).sections.For, tag);
  });

  it('is read as data', () => {
    const { group, preview, themes, examples, sections } = parseNote('sq-x', NOTE);
    assert.equal(group, 'Shop');
    assert.equal(preview, 'framed');
    assert.deepEqual(themes, [
      { name: 'Most used', attributes: ['one', 'two'] },
      { name: 'More', attributes: ['three'] },
    ]);
    assert.deepEqual(examples, { first: 'Begins here, and goes on.' });
    assert.equal(sections['Not for'], 'That.');
  });

  it('is refused with the file and the reason', () => {
    const cases = [
      [NOTE.replace('group: Shop', 'group: Shed'), /sq-x\.md: group is not one of/],
      [NOTE.replace('preview: framed', 'preview: none'), /sq-x\.md: preview is not one of/],
      [NOTE.replace('preview: framed', 'traits: drag, wings'), /sq-x\.md: trait "wings" is not one of/],
      [NOTE.replace('group: Shop', 'groups: Shop'), /unknown key "groups"/],
      [NOTE.replace('## Keyboard', '## Keys'), /unknown section "Keys"/],
      [NOTE.replace(/## Limits[\s\S]*/, ''), /the section "Limits" is missing/],
      [NOTE.replace('preview: framed', 'preview'), /"preview" is not `key: value`/],
    ];
    for (const [text, problem] of cases) assert.throws(() => parseNote('sq-x', text), problem);
    assert.throws(() => readNote('sq-nothing'), /site\/blocks\/sq-nothing\.md is missing/);
  });

  it('names the oldest browsers as the guide does', () => {
    assert.equal(
      readOldestBrowsers('So the oldest engines are **Chrome 1,\nFirefox 2** of May.'),
      'Chrome 1, Firefox 2',
    );
    assert.match(readOldestBrowsers(), /^Chrome \d+, Firefox \d+ and Safari [\d.]+$/);
    assert.throws(() => readOldestBrowsers('Any.'), /browser-support\.md does not say/);
  });

  it('has no pairs where nothing is said', () => {
    assert.deepEqual(readPairs(undefined), []);
  });
});
