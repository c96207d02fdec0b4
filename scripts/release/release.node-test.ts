import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { changelogSection, nextVersion, readChange, withSection } from './changes.mjs';
import { packageProblems } from './package-files.mjs';

const file = (bump: string, kind: string, text: string) => `---\nbump: ${bump}\nkind: ${kind}\n---\n\n${text}\n`;

describe('changes that wait for a release', () => {
  it('are read with their bump, kind and text', () => {
    assert.deepEqual(readChange('a.md', file('minor', 'Added', 'A block.')), {
      bump: 'minor',
      kind: 'Added',
      text: 'A block.',
    });
  });

  it('are refused by name where something is misspelt', () => {
    for (const [content, reason] of [
      ['A block.', /a\.md: it does not begin/],
      [file('tiny', 'Added', 'x'), /bump is "tiny"/],
      [file('patch', 'New', 'x'), /kind is "New"/],
      [file('patch', 'Fixed', ''), /no text/],
    ] as const)
      assert.throws(() => readChange('a.md', content), reason);
  });

  it('of this repository can be read', () => {
    for (const name of readdirSync('.changeset').filter((entry) => entry !== 'README.md'))
      readChange(name, readFileSync(`.changeset/${name}`, 'utf8'));
  });

  it('decide the next version together', () => {
    assert.equal(nextVersion('1.2.3', [{ bump: 'patch' }]), '1.2.4');
    assert.equal(nextVersion('1.2.3', [{ bump: 'patch' }, { bump: 'minor' }]), '1.3.0');
    assert.equal(nextVersion('1.2.3', [{ bump: 'major' }, { bump: 'patch' }]), '2.0.0');
  });

  it('become a section above the last version', () => {
    const changes = [
      readChange('a.md', file('patch', 'Fixed', 'One\nline.')),
      readChange('b.md', file('minor', 'Added', 'Two.')),
    ];
    const section = changelogSection('1.3.0', '2026-01-02', changes);
    assert.equal(section, '## [1.3.0] - 2026-01-02\n\n### Added\n\n- Two.\n\n### Fixed\n\n- One\n  line.\n');
    assert.match(
      withSection('# Changelog\n\n## [1.2.3]\n', section),
      /^# Changelog\n\n## \[1\.3\.0\][\s\S]+## \[1\.2\.3\]\n$/,
    );
  });
});

describe('the package', () => {
  const licences = ['dist/third-party-licences.txt', 'dist/lite/third-party-licences.txt'];
  const always = ['README.md', 'CHANGELOG.md', 'LICENSE', ...licences];
  const manifest = { exports: { '.': { types: './dist/a.d.ts', default: './dist/a.js' }, './x/*': './dist/x/*.js' } };

  it('has every file that package.json names', () => {
    assert.deepEqual(packageProblems(manifest, [...always, 'dist/a.d.ts', 'dist/a.js', 'dist/x/b.js']), []);
    assert.deepEqual(packageProblems(manifest, [...always, 'dist/a.js', 'dist/x/b.js']), [
      'package.json names dist/a.d.ts, which the package does not contain',
    ]);
  });

  it('has its command', () => {
    const withCommand = { ...manifest, bin: { a: './dist/cli/a.js' } };
    assert.deepEqual(packageProblems(withCommand, [...always, 'dist/a.d.ts', 'dist/a.js', 'dist/x/b.js']), [
      'package.json names dist/cli/a.js, which the package does not contain',
    ]);
  });

  it('has no tests and no tools', () => {
    const files = [...always, 'dist/a.d.ts', 'dist/a.js', 'dist/x/b.js', 'scripts/test.mjs'];
    assert.deepEqual(packageProblems(manifest, files), ['scripts/test.mjs is in the package']);
  });
});
