import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAdminPath } from '../site/context/is-backend.js';
import { linkProblem } from './link-problem.js';
import { panelCollectionId, SEARCH_PATH } from './paths.js';
import { emailPrompt, FOOD_ORDERING_TITLE, linkPrompt, promptFor } from './prompts.js';
import { ALLOWED_PROTOCOLS } from './protocols.js';
import { classifyLink, LINK_CATEGORIES } from './read-link.js';
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

const ID = '52fc05e7e4b0c9a1d2f3a4b5';

const each = (cases: Readonly<Record<string, unknown>>, apply: (link: string) => unknown) => {
  for (const [link, expected] of Object.entries(cases)) assert.equal(apply(link), expected, JSON.stringify(link));
};
/** A link of this many characters in all. */
const long = (start: string, length: number, filler: string) => start + filler.repeat(length - start.length);
const limit = (start: string, below: number, filler: string, end = '') => {
  assert.equal(linkProblem(long(start, below - 1 - end.length, filler) + end), undefined, `${below - 1} characters`);
  assert.equal(linkProblem(long(start, below - end.length, filler) + end), 'length', `${below} characters`);
};

describe('paths of the site', () => {
  it('of a collection panel are /pages/ and an id of 24 characters [LNK-001]', () => {
    each(
      {
        [`/pages/${ID}`]: ID,
        [`/pages/${ID}/`]: ID,
        [`/pages/${ID}?tab=seo#top`]: ID,
        [`/pages/${ID}a`]: undefined,
        [`/pages/${ID.slice(1)}`]: undefined,
        [`/pages/${ID}/edit`]: undefined,
        [`/pages/${ID.slice(1)}-`]: undefined,
        [`/page/${ID}`]: undefined,
        [`https://example.com/pages/${ID}`]: undefined,
      },
      panelCollectionId,
    );
    assert.equal(classifyLink(`/pages/${ID}`), 'content');
  });
  it('of the admin start with /config [LNK-005]', () => {
    each(
      {
        '/config': true,
        '/config/': true,
        '/config/pages': true,
        '/config?frameUrl=%2F': true,
        '/config#design': true,
        '/configurator': false,
        '/shop/config': false,
        config: false,
      },
      isAdminPath,
    );
  });
  it('of the search is /search [LNK-006]', () => {
    assert.equal(SEARCH_PATH, '/search');
  });
});

describe('the category of a link', () => {
  it('is one of seven [LNK-007]', () => {
    const examples = {
      empty: ' \n\t ',
      anchor: '#contact',
      content: '/about',
      file: '/s/menu.pdf',
      external: 'https://example.com',
      'misc-protocol': 'mailto:name@example.com',
      'malformed-protocol': 'http:example.com',
    };
    assert.deepEqual(Object.keys(examples), [...LINK_CATEGORIES]);
    for (const [category, link] of Object.entries(examples)) assert.equal(classifyLink(link), category);
  });
  it('is "file" from /s/ on [LNK-002]', () => {
    each(
      { '/s/': 'file', '/s/a b.pdf': 'file', '/s': 'content', '/shop/s/': 'content', 's/a': 'external' },
      classifyLink,
    );
  });
  it('is "content" from one slash on, and not from two, which name another host [LNK-003]', () => {
    each(
      {
        '/': 'content',
        '/a:b': 'content',
        '/a?next=http://example.com': 'content',
        '//example.com': 'external',
        '/\\example.com': 'external',
        '/\t/example.com': 'external',
        '/&sol;example.com': 'external',
      },
      classifyLink,
    );
  });
  it('is "anchor" from # on [LNK-004]', () => {
    each({ '#': 'anchor', ' #a': 'anchor', '#a:b': 'anchor', '/#a': 'content', 'a#b': 'external' }, classifyLink);
  });
  it('is "malformed-protocol" where no two slashes follow [LNK-008]', () => {
    each(
      {
        'http:/example.com': 'malformed-protocol',
        'https:example.com': 'malformed-protocol',
        'ftp:': 'malformed-protocol',
        'http:': 'malformed-protocol',
        'HTTPS://EXAMPLE.COM': 'external',
        'tel:+1234': 'misc-protocol',
        'sms:1234': 'misc-protocol',
        'JavaScript:void(0)': 'misc-protocol',
        'javascript://example.com/%0aalert(1)': 'misc-protocol',
      },
      classifyLink,
    );
  });
  it('is "external" for http, https and ftp, and for a host alone [LNK-009]', () => {
    assert.deepEqual(ALLOWED_PROTOCOLS, ['http', 'https', 'ftp']);
    for (const protocol of ALLOWED_PROTOCOLS) assert.equal(classifyLink(`${protocol}://example.com`), 'external');
    for (const protocol of ['file', 'ws', 'blob', 'data', 'vbscript', 'chrome', 'ftps', 'x+y.z-1'])
      assert.equal(classifyLink(`${protocol}://example.com`), 'malformed-protocol', protocol);
    each(
      {
        'example.com': 'external',
        'example.com/a:b': 'external',
        'example.com:8080/a': 'external',
        'localhost:3000': 'external',
        'example.com:shop': 'malformed-protocol',
        'note: see below': 'malformed-protocol',
      },
      classifyLink,
    );
  });
  it('is "empty" for what is no text', () => {
    for (const link of [undefined, null, 5, {}, [], ['/a'], true]) assert.equal(classifyLink(link), 'empty');
  });
});

describe('a link is refused', () => {
  it('as an anchor of 100 characters or more [LNK-010]', () => limit('#', 100, 'a'));
  it('as a tel link of 50 characters or more [LNK-011]', () => limit('tel:', 50, '1'));
  it('as an sms link of 1000 characters or more [LNK-012]', () => limit('sms:', 1000, '1'));
  it('as a mailto link of 1000 characters or more [LNK-013]', () => limit('mailto:', 1000, 'a', '@example.com'));
  it('as a javascript link of 250 characters or more [LNK-014]', () => limit('javascript:', 250, ';'));
  it('as an ftp link of 100 characters or more [LNK-015]', () => limit('ftp://example.com/', 100, 'a'));
  it('as an internal link of 150 characters or more; of files, http and https there is no limit [LNK-016]', () => {
    limit('/', 150, 'a');
    for (const start of ['/s/', 'http://example.com/', 'https://example.com/', 'example.com/'])
      assert.equal(linkProblem(long(start, 5000, 'a')), undefined, start);
  });
  it('by its length without the space around it', () => {
    assert.equal(linkProblem(`  ${long('#', 99, 'a')}\n`), undefined);
  });

  it('as a tel link without 4 characters, each a digit, plus or dash [LNK-017]', () => {
    each(
      {
        'tel:1234': undefined,
        'tel:+49-30-123': undefined,
        'TEL:1234': undefined,
        'tel:123': 'format',
        'tel:': 'format',
        'tel:12 34': 'format',
        'tel:(030)1234': 'format',
        'tel:1234;ext=5': 'format',
        'tel:١٢٣٤': 'format',
      },
      linkProblem,
    );
  });
  it('as an sms link with other characters than digits, parentheses and commas [LNK-018]', () => {
    each(
      {
        'sms:1234': undefined,
        'sms:(030)1234,5678': undefined,
        'sms:': 'format',
        'sms:+1234': 'format',
        'sms:12-34': 'format',
        'sms:1234?body=a': 'format',
      },
      linkProblem,
    );
  });
  it('as a mailto link without exactly one at-sign and a dotted suffix [LNK-019]', () => {
    each(
      {
        'mailto:name@example.com': undefined,
        'mailto:name@mail.example.com': undefined,
        'mailto:name@example.com?subject=Hello%20there&cc=other@example.com': undefined,
        'mailto:name.example.com': 'format',
        'mailto:a@b@example.com': 'format',
        'mailto:name@example': 'format',
        'mailto:name@example.': 'format',
        'mailto:name@.com': 'format',
        'mailto:@example.com': 'format',
        'mailto:na me@example.com': 'format',
        'mailto:?subject=name@example.com': 'format',
      },
      linkProblem,
    );
  });
  it('as an external link that names no host', () => {
    each(
      {
        'http://example.com': undefined,
        'example.com/a b?c#d': undefined,
        '//example.com': undefined,
        'münchen.example': undefined,
        'http://localhost:3000': undefined,
        'localhost:3000/shop': undefined,
        'http://[::1]:8080/': undefined,
        'http://': 'format',
        'http://shop': 'format',
        'http://.com': 'format',
        'http://exa mple.com': 'format',
        'http://example.com:port': 'format',
        contact: 'format',
        '1234': 'format',
        'see example.com': 'format',
        'name@example.com': 'format',
        'http:example.com': 'format',
        'data:text/html,x': 'format',
      },
      linkProblem,
    );
  });
  it('where character references or invisible characters make another link of it', () => {
    for (const link of ['http&colon;//example.com', '/&#47;example.com', 'ht\u200btp://example.com', '&num;a'])
      assert.equal(linkProblem(link), 'format', link);
    for (const link of ['/a?b=1&amp;c=2', '/a&colon;b', '/a&#x62;']) assert.equal(linkProblem(link), undefined, link);
  });
  it('but not without one, and not as a path or an anchor', () => {
    for (const link of ['', ' ', undefined, '/', '/a b', '#', '#a b', '/s/a.pdf', 'javascript:void(0)'])
      assert.equal(linkProblem(link), undefined);
  });
});

describe('texts about links', () => {
  it('prompt for a link by two hosts [LNK-020]', () => {
    assert.equal(linkPrompt(), 'Links must be formatted as http://example.com or example.com');
    assert.equal(linkPrompt(['a.test', 'b.test']), 'Links must be formatted as a.test or b.test');
    assert.equal(linkPrompt(['$&', '{host}'], '{host}, {host}, {host}'), '$&, {host}, {host}');
    for (const link of ['x', '', undefined, 'tel:1']) assert.equal(promptFor(link), linkPrompt());
  });
  it('prompt for an email [LNK-021]', () => {
    assert.equal(emailPrompt(), 'Emails must be formatted as name@example.com');
    assert.equal(emailPrompt('$&@b.test'), 'Emails must be formatted as $&@b.test');
    assert.equal(promptFor('mailto:x'), emailPrompt());
  });
  it('name a link to a food-ordering connection "Order Now" [LNK-027]', () => {
    assert.equal(FOOD_ORDERING_TITLE, 'Order Now');
  });
});
