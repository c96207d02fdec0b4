import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readReleases } from './releases.mjs';

describe('the feed of releases', () => {
  it('has each version with its date, its address and its changes', () => {
    const text =
      '# Changelog\n\nWords.\n\n## [0.3.0] - 2026-11-24\n\n### Added\n\n- `loop` <b>\n\n## [0.2.0]\n\nFirst.\n';
    const [newest, first, ...others] = readReleases(text);
    assert.deepEqual(others, []);
    assert.equal(newest.version, '0.3.0');
    assert.equal(newest.date, 'Tue, 24 Nov 2026 00:00:00 GMT');
    assert.match(newest.url, /CHANGELOG\.md#030---2026-11-24$/);
    assert.match(newest.html, /<h3 id="added">.*<code>loop<\/code>/s);
    assert.doesNotMatch(newest.html, /First/);
    assert.equal(first.version, '0.2.0');
    assert.equal(first.date, undefined);
    assert.match(first.url, /#020$/);
    assert.match(first.html, /First\./);
  });

  it('is made of the changelog', () => {
    assert.ok(readReleases(readFileSync('CHANGELOG.md', 'utf8')).length > 0);
  });
});
