import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';

// The one that builds the pages.
const nunjucks = createRequire(import.meta.resolve('@11ty/eleventy'))('nunjucks');

const layouts = new nunjucks.Environment(new nunjucks.FileSystemLoader('site/layouts'), { autoescape: true });
const contents = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two & three' },
];
const render = (data) =>
  layouts.render('page.njk', {
    content: '<h1>Page</h1><p>Text</p><h1>In a sample</h1>',
    root: './',
    site: {},
    page: { url: '/' },
    ...data,
  });

describe('the contents of a page', () => {
  it('are closed under the first heading, for narrow windows', () => {
    const html = render({ contents });
    assert.match(html, /<h1>Page<\/h1>\s*<details class="short-contents">\s*<summary>On this page<\/summary>/);
    assert.equal(html.split('<details class="short-contents">').length, 2);
  });

  it('are the same list there and beside the text', () => {
    const html = render({ contents });
    assert.equal(html.split('<li><a href="#two">Two &amp; three</a></li>').length, 3);
    assert.match(html, /<nav class="contents"/);
  });

  it('are left out where there is one section, and on pages without a list', () => {
    for (const data of [{ contents: contents.slice(0, 1) }, { contents, kind: 'start' }, {}]) {
      assert.doesNotMatch(render(data), /On this page/);
      assert.match(render(data), /<h1>Page<\/h1><p>Text<\/p>/);
    }
  });
});
