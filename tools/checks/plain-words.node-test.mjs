import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findUnplainWords, looksLike } from './plain-words.mjs';

const problems = (text, file = 'docs/x.md', sources = '') =>
  findUnplainWords([file, 'shared/a.ts'], (name) => (name === file ? text : sources));

describe('plain words', () => {
  it('are what documents have: no promises, no known misspellings, no doubled words', () => {
    assert.deepEqual(problems('# A\n\nA block, robust and\nfast.\n'), [
      'docs/x.md:3 "robust" says nothing that can be checked: leave it out',
    ]);
    assert.deepEqual(problems('One.\n\nTo seperate two.'), ['docs/x.md:3 "seperate" is misspelt']);
    assert.deepEqual(problems('It is in the\nthe page.'), ['docs/x.md:1 "the the" is there twice']);
    assert.deepEqual(problems('Web Awesome is awesome.'), [
      'docs/x.md:1 "awesome" says nothing that can be checked: leave it out',
    ]);
    assert.deepEqual(problems('A block shows what it has.\n\n| a | a |\n| -- | -- |\n| that | that |\n'), []);
  });

  it('are in short sentences', () => {
    const words = (count) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
    assert.deepEqual(problems(`Short.\n\n- Begin\n- ${words(46)}.`), [
      'docs/x.md:4 a sentence of 46 words: 45 at most',
    ]);
    assert.deepEqual(
      problems(`${words(45)}. ${words(45)}.\n\n- ${words(30)}\n- ${words(30)}\n\n| ${words(60)} |\n`),
      [],
    );
  });

  it('are not asked of code, of comments, and of files for other readers', () => {
    const text = 'Use `robust` and [this](https://a.example/robust).\n\n```js\nsimply();\n```\n\n<!-- easily -->\n';
    assert.deepEqual(problems(text), []);
    for (const file of ['docs/decisions/0001-a.md', 'docs/contributing/requirements.md', 'shared/b.ts'])
      assert.deepEqual(problems('Simply robust.', file), []);
  });

  it('are those that the documents have elsewhere: one that looks like another is a mistake', () => {
    const often = 'The visitor. A visitor. Each visitor. No visitor. ';
    assert.deepEqual(problems(`${often}\n\nA vistior.`), ['docs/x.md:3 "vistior" looks like "visitor" with a mistake']);
    assert.deepEqual(problems(`${often}\n\nA vistior.`, 'docs/x.md', 'const vistior = 1;'), []);
    assert.deepEqual(problems(`${often} Visitors. Two visitors.`), []);
  });

  it('differ by a letter, but not by their ending', () => {
    for (const [word, other] of [
      ['attribtue', 'attribute'],
      ['galllery', 'gallery'],
      ['lihgtbox', 'lightbox'],
      ['kayboard', 'keyboard'],
    ])
      assert.equal(looksLike(word, other), true, word);
    for (const [word, other] of [
      ['routers', 'router'],
      ['sliders', 'slides'],
      ['weighs', 'weight'],
      ['gallery', 'lightbox'],
    ])
      assert.equal(looksLike(word, other), false, word);
  });
});
