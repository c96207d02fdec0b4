import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findDeadLinks } from './links.mjs';

/** Problems of documents, by their path. */
const problems = (documents) =>
  findDeadLinks(
    Object.keys(documents),
    (file) => documents[file],
    (file) => file in documents || file === 'docs',
  );

it('links of the documents lead to files, to folders and to headings', () => {
  const other = '# Other\n\n## What is `new` (here)\n\n```sh\n## no heading\n```\n';
  const links = (text) => problems({ 'docs/one.md': text, 'docs/other.md': other, 'site/blocks/a.md': '# A\n' });
  assert.deepEqual(
    links(
      '[a](other.md) [b](other.md#what-is-new-here) [c](../docs) [d](https://a.example/x) [e](../site/blocks/a.md#x)',
    ),
    [],
  );
  assert.deepEqual(links('`[a](gone.md)`\n\n```md\n[a](gone.md)\n```\n'), []);
  assert.deepEqual(links('[a](gone.md) <img src="gone.png" alt="">'), [
    'docs/one.md: gone.md leads to no file',
    'docs/one.md: gone.png leads to no file',
  ]);
  assert.deepEqual(links('[a](other.md#no-heading) [b](#here)'), [
    'docs/one.md: other.md#no-heading leads to no heading',
    'docs/one.md: #here leads to no heading',
  ]);
});

it('the list of decisions has all of them', () => {
  const list = { 'docs/decisions/README.md': '[1](0001-a.md)', 'docs/decisions/0001-a.md': '# A\n' };
  assert.deepEqual(problems(list), []);
  assert.deepEqual(problems({ ...list, 'docs/decisions/0002-b.md': '# B\n' }), [
    'docs/decisions/README.md does not list docs/decisions/0002-b.md',
  ]);
});
