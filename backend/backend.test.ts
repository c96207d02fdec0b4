import { assert } from '@open-wc/testing';
import { createApp } from './app.js';
import { contractSuite } from './testing/contract-suite.js';
import type { Start } from './testing/contract.js';
import { createMemoryStorage } from './storage/memory-storage.js';

const start: Start = async (options) => {
  const app = createApp({ storage: createMemoryStorage(), ...options });
  return {
    fetch: async (path, init, jar) => app.fetch(new Request(new URL(path, location.href), init), { page: jar }),
    stop() {},
  };
};

describe('the backend in a page, with memory', () => contractSuite(it, assert, start));
