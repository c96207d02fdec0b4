import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { putInPlace, workFolder } from './put-in-place.mjs';

describe('a build', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sq-blocks-place-'));
  after(() => rmSync(root, { recursive: true }));

  it('takes the place of the last one, and leaves nothing behind', () => {
    const target = path.join(root, 'dist');
    for (const name of ['first', 'second']) {
      const made = workFolder(path.join(root, 'work'));
      assert.deepEqual(readdirSync(made), []);
      writeFileSync(path.join(made, `${name}.js`), '');
      putInPlace(made, target);
      assert.deepEqual(readdirSync(target), [`${name}.js`]);
    }
    assert.deepEqual(readdirSync(path.join(root, 'work')), []);
  });

  it('removes what ended builds have left, and nothing of those that run', () => {
    const work = path.join(root, 'work');
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    for (const name of [`build-${ended}`, `build-${ended}-old`, `build-${process.ppid}`, 'other'])
      mkdirSync(path.join(work, name, 'chunks'), { recursive: true });
    const own = workFolder(work);
    assert.ok(existsSync(own));
    assert.deepEqual(readdirSync(work).sort(), [path.basename(own), `build-${process.ppid}`, 'other'].sort());
  });
});
