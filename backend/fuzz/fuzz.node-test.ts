import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { createSqliteStorage } from '../storage/sqlite-storage.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { findFaults } from './find-faults.js';
import { fuzz } from './fuzz.js';

describe('two thousand hostile requests', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  it('are answered without an error of the server, each with less than a second of computing', async () => {
    const storage = createSqliteStorage(`${folder}/fuzz.db`);
    const result = await fuzz(storage, 2000, 20_261_122);
    await storage.close();
    // Computing time: on a machine that does other things as well, any answer may take long.
    assert.deepEqual(findFaults(result, result.slowestCpuMs), []);
    // Or nothing but the first checks would have been reached.
    const { statuses } = result;
    for (const status of [200, 202, 204, 303, 400, 404, 405])
      assert.ok((statuses.get(status) ?? 0) > 0, `no answer had the status ${status}`);
    assert.ok((statuses.get(204) ?? 0) > 100);
  });
});
