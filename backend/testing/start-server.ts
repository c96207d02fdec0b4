import type { AddressInfo } from 'node:net';
import { closeServer, listenFrom } from '../listen.js';
import { createServer } from '../server.js';
import type { BackendStorage } from '../storage/storage.js';
import type { Start } from './contract.js';
import { signIn } from './sign-in.js';

interface OpenStorage {
  readonly storage: BackendStorage;
  /** Removes what the storage leaves behind. */
  cleanUp(): Promise<void>;
}

/** For the contract tests: a server for each test, with a storage of its own. */
export const startWith =
  (openStorage: () => Promise<OpenStorage>): Start =>
  async (options) => {
    const { storage, cleanUp } = await openStorage();
    const server = createServer({ storage, ...options });
    await listenFrom(server, 0, '127.0.0.1');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return {
      async fetch(path, init, jar) {
        const headers = new Headers(init.headers);
        headers.set('cookie', jar.readCookies());
        headers.set('origin', origin);
        const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
        response.headers.getSetCookie().forEach(jar.writeCookie);
        return response;
      },
      signIn: (jar) => signIn(origin, storage, jar, options.now?.()),
      async stop() {
        await closeServer(server);
        await storage.close();
        await cleanUp();
      },
    };
  };
