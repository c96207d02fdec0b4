import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readReleases } from './releases.mjs';

describe('the feed of releases', () => {
  it('has each version with its address and its changes', () => {
    const text = '# sq-blocks\n\n## 0.3.0\n\n### Minor Changes\n\n- a1b2c3d: `loop` <b>\n\n## 0.2.0\n\nFirst.\n';
    const [newest, first, ...others] = readReleases(text);
    assert.deepEqual(others, []);
    assert.equal(newest.version, '0.3.0');
    assert.match(newest.url, /CHANGELOG\.md#030$/);
    assert.match(newest.html, /<h3 id="minor-changes">.*<code>loop<\/code>/s);
    assert.doesNotMatch(newest.html, /First/);
    assert.equal(first.version, '0.2.0');
    assert.match(first.html, /First\./);
  });

  it('is made of the changelog', () => {
    assert.ok(readReleases(readFileSync('CHANGELOG.md', 'utf8')).length > 0);
  });
});
