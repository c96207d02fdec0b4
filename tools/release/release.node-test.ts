import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import manifestOfKit from '../../package.json' with { type: 'json' };
import { packageProblems } from './package-files.mjs';

describe('notes that wait for a release', () => {
  it('name the package and how large the change is, and have a text', () => {
    for (const name of readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md')) {
      const text = readFileSync(`.changeset/${name}`, 'utf8');
      assert.match(text, /^---\n(['"])sq-blocks\1: (major|minor|patch)\n---\n\n\S/, name);
    }
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
    const files = [...always, 'dist/a.d.ts', 'dist/a.js', 'dist/x/b.js', 'tools/test.mjs'];
    assert.deepEqual(packageProblems(manifest, files), ['tools/test.mjs is in the package']);
  });
});

describe('what a release is built from', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');

  it('is held by a hash: every package of every lock file', () => {
    for (const file of files.filter((name) => path.basename(name) === 'package-lock.json')) {
      const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
        packages: Record<string, { integrity?: string; link?: boolean }>;
      };
      // What is in no node_modules/ is of this repository.
      const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);
      const without = installed.filter(([, { integrity }]) => !integrity);
      assert.deepEqual(without, [], file);
    }
  });

  it('is held by a commit: every action of every workflow', () => {
    const workflows = files.filter((name) => name.startsWith('.github/workflows/'));
    const used = workflows.flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/uses: (.*)/g)]);
    assert.ok(used.length > 5);
    for (const [, action] of used) assert.match(action!, /@[\da-f]{40} # v[\d.]+$/);
  });

  it('is held by a version: every dependency of the package.json of each workspace', () => {
    for (const folder of manifestOfKit.workspaces) {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        dependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        assert.match(version, /^\d[\w.-]*$/, `${folder}: ${name}`);
    }
  });
});
