import { assert } from '@open-wc/testing';
import { createApp } from './app.js';
import { contractSuite, type Start } from './contract-suite.js';
import { createMemoryStorage } from './memory-storage.js';

const start: Start = async (options) => {
  const app = createApp({ storage: createMemoryStorage(), ...options });
  return {
    fetch: async (path, init, jar) => app.fetch(new Request(new URL(path, location.href), init), { page: jar }),
    stop() {},
  };
};

describe('the backend in a page, with memory', () => contractSuite(it, assert, start));
