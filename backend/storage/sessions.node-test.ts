import { rm } from 'node:fs/promises';
import { after, before, describe } from 'node:test';
import { signInStorageSuite } from '../testing/sign-in-storage-suite.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { createMemoryStorage } from './memory-storage.js';
import { createSqliteStorage } from './sqlite-storage.js';

describe('the sign-in in memory', () => {
  const storages = new Map<string, ReturnType<typeof createMemoryStorage>>();
  signInStorageSuite((name) => {
    const storage = storages.get(name) ?? createMemoryStorage();
    storages.set(name, storage);
    return storage;
  });
});

describe('the sign-in in a SQLite file', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));
  signInStorageSuite((name) => createSqliteStorage(`${folder}/${name}.db`));
});
