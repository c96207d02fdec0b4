import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { storageSuite } from '../testing/storage-suite.js';
import { createMemoryStorage } from './memory-storage.js';
import { createSqliteStorage } from './sqlite-storage.js';

describe('the storage in memory', () => storageSuite(it, assert, () => Promise.resolve(createMemoryStorage())));
describe('the storage in SQLite', () =>
  storageSuite(it, assert, () => Promise.resolve(createSqliteStorage(':memory:'))));
