import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import semver from 'semver';
import { VERSION } from './newest-node.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { devEngines } = read('package.json');
const wanted = devEngines.runtime.version;

/** The packages of the lock file that do not take one of the versions. */
function refusing(versions, isAsked = () => true) {
  const { packages } = read('package-lock.json');
  return Object.entries(packages).flatMap(([name, { engines: own, ...entry }]) =>
    versions
      .filter((version) => own?.node && isAsked(entry) && !semver.satisfies(version, own.node))
      .map((version) => `${name} takes ${own.node}, not ${version}`),
  );
}

describe('the Node that package.json names', () => {
  it('is one that every package of the lock file takes, so that `npm ci` warns about none', () => {
    const lowest = wanted.split('||').map((range) => semver.minVersion(range).version);
    assert.ok(lowest.length > 0);
    assert.deepEqual(refusing(lowest), []);
  });
  it('is followed by the newest of the tests, which they take too, but those of platforms that Node has left', () => {
    assert.ok(semver.satisfies(VERSION, wanted));
    assert.deepEqual(
      refusing([VERSION], ({ cpu }) => !cpu?.includes('ia32')),
      [],
    );
  });
  it('is the one that the README names', () => {
    const [, version] = /needs Node (\d+\.\d+\.\d+)/.exec(readFileSync('README.md', 'utf8')) ?? [];
    assert.equal(version, semver.minVersion(wanted).version);
  });
});
