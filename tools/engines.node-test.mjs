import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import semver from 'semver';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { devEngines } = read('package.json');
const wanted = devEngines.runtime.version;

describe('the Node that package.json names', () => {
  it('is one that every package of the lock file takes, so that `npm ci` warns about none', () => {
    const { packages } = read('package-lock.json');
    const lowest = wanted.split('||').map((range) => semver.minVersion(range).version);
    assert.ok(lowest.length > 0);
    const refusing = Object.entries(packages).flatMap(([name, { engines: own }]) =>
      lowest
        .filter((version) => own?.node && !semver.satisfies(version, own.node))
        .map((version) => `${name} takes ${own.node}, not ${version}`),
    );
    assert.deepEqual(refusing, []);
  });
  it('is the one that the README names', () => {
    const [, version] = /needs Node (\d+\.\d+\.\d+)/.exec(readFileSync('README.md', 'utf8')) ?? [];
    assert.equal(version, semver.minVersion(wanted).version);
  });
});
