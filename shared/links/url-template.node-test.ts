import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_URL_TEMPLATE, normalizeUrlTemplate, URL_TEMPLATE_TOKENS } from './url-template.js';

const gives = (cases: Readonly<Record<string, string>>) => {
  for (const [input, expected] of Object.entries(cases)) assert.equal(normalizeUrlTemplate(input), expected, input);
};

describe('the template of the addresses of a blog', () => {
  it('is in lower case [LNK-022]', () => gives({ 'News/%Y/%T': 'news/%y/%t', ÉTÉ: 'ete' }));
  it('has dashes for spaces [LNK-023]', () => gives({ 'my news': 'my-news', 'a\tb\u00a0c': 'a-b-c' }));
  it('has only letters, digits, slash, dash and percent [LNK-024]', () =>
    gives({ 'a_b.c!?#&=9': 'abc9', '日本/a': '/a', 'a%\u0000t': 'a%t', '<b>': 'b' }));
  it('has one separator instead of several, a slash if there is one among them [LNK-025]', () =>
    gives({ 'a//b': 'a/b', 'a--b': 'a-b', 'a  b': 'a-b', 'a - / b': 'a/b', '///': '/', 'a/%x/b': 'a/b' }));
  it('has percent signs before y, m, d and t only [LNK-026]', () => {
    assert.deepEqual([...URL_TEMPLATE_TOKENS], ['y', 'm', 'd', 't']);
    assert.equal(normalizeUrlTemplate(DEFAULT_URL_TEMPLATE), DEFAULT_URL_TEMPLATE);
    gives({ '%x/%t': '/%t', '%%t': '%t', '%1%': '1', 'a%': 'a', '%yy': '%yy', '%2f%t': '2f%t', '%h%h%t': '%t' });
  });
  it('keeps a separator at the end, for someone who is typing', () => gives({ '%y/': '%y/', 'a-': 'a-', '': '' }));
});
