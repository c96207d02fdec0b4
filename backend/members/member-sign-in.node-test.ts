import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, describe, it } from 'node:test';
import { closeServer } from '../listen.js';
import { createServer } from '../server.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import { createJar, type Jar } from '../testing/cookie-jar.js';
import { testPages } from '../testing/pages.js';

const SESSION = '/api/site-users/account/session';
const ADA = { email: 'ada@example.com', password: 'tide and clay' };
const EVE = { email: 'eve@example.com', password: 'salt and stone' };
const MEMBERS = [ADA, EVE];
const ADDRESS = '198.51.100.1';

describe('a member', () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  const storage = createMemoryStorage();
  let servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers) await closeServer(server);
    servers = [];
    // What was counted for one test says nothing in the next.
    clock.ms += 15 * 60_000;
  });
  async function start() {
    const server = createServer({
      storage,
      pages: testPages,
      now: () => clock.ms,
      trustedProxies: '1',
      checkMember: (email, password) => MEMBERS.some((one) => one.email === email && one.password === password),
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  async function call(origin: string, jar: Jar, method: string, address: string, body?: object) {
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = { cookie: jar.readCookies(), 'x-forwarded-for': address, 'content-type': 'application/json' };
      const crumb = { 'x-csrf-token': jar.cookies.get('crumb') ?? '' };
      const response = await fetch(origin + path, { ...init, headers: { ...headers, ...crumb } });
      response.headers.getSetCookie().forEach(jar.writeCookie);
      return response;
    };
    if (!jar.cookies.has('crumb')) await send('/api/commerce/shopping-cart');
    return send(SESSION, { method, ...(body && { body: JSON.stringify(body) }) });
  }
  const signIn = async (origin: string, jar: Jar, member: object, address = ADDRESS) =>
    (await call(origin, jar, 'POST', address, member)).status;
  async function guess(origin: string, count: number, email: string, addressOf: (at: number) => string) {
    for (let at = 0; at < count; at++)
      assert.equal(await signIn(origin, createJar(), { email, password: 'wrong' }, addressOf(at)), 401, String(at));
  }

  it('is not shut out by what others try at the same address for other accounts', async () => {
    const origin = await start();
    await guess(origin, 10, 'bob@example.com', () => ADDRESS);
    assert.equal(await signIn(origin, createJar(), { ...ADA, email: 'bob@example.com' }), 429);
    assert.equal(await signIn(origin, createJar(), ADA), 200);
  });

  it('is not guessed: neither from one address, nor from however many, nor by another way to write the email', async () => {
    const origin = await start();
    await guess(origin, 10, ADA.email, () => ADDRESS);
    for (const email of [ADA.email, 'ADA@example.com', ' ada@example.com ', 'ａda@example.com'])
      assert.equal(await signIn(origin, createJar(), { ...ADA, email }), 429, email);
    await guess(origin, 90, ADA.email, (at) => `203.0.113.${at}`);
    assert.equal(await signIn(origin, createJar(), ADA, '192.0.2.1'), 429);
    // The same for an account that there is none of: nobody learns from it who is a member.
    await guess(origin, 100, 'nobody@example.com', (at) => `2001:db8:${at}::1`);
    assert.equal(await signIn(origin, createJar(), { ...ADA, email: 'nobody@example.com' }, '192.0.2.1'), 429);
  });

  it('is not guessed by one client that tries one password with all emails', async () => {
    const origin = await start();
    for (let at = 0; at < 100; at++)
      assert.equal(await signIn(origin, createJar(), { email: `${at}@example.com`, password: 'x' }), 401);
    assert.equal(await signIn(origin, createJar(), ADA), 429);
    assert.equal(await signIn(origin, createJar(), ADA, '192.0.2.1'), 200);
  });

  it('signs in on a known browser whatever strangers try, and each member of a browser is known by oneself', async () => {
    const origin = await start();
    const known = createJar();
    assert.equal(await signIn(origin, known, ADA), 200);
    assert.equal((await call(origin, known, 'DELETE', ADDRESS)).status, 204);
    await guess(origin, 9, ADA.email, () => ADDRESS);
    await guess(origin, 90, ADA.email, (at) => `203.0.113.${at}`);
    await guess(origin, 10, EVE.email, () => ADDRESS);
    assert.equal(await signIn(origin, createJar(), ADA, '192.0.2.1'), 429);
    assert.equal(await signIn(origin, known, EVE), 429);
    assert.equal(await signIn(origin, known, ADA), 200);
    // It has a limit too, and its cookie signs nobody in.
    for (let at = 0; at < 9; at++) assert.equal(await signIn(origin, known, { ...ADA, password: 'x' }), 401);
    assert.equal(await signIn(origin, known, ADA), 429);
    const stolen = createJar(new Map([['member', known.cookies.get('known-member') ?? '']]));
    assert.match(
      await (await fetch(`${origin}/members`, { headers: { cookie: stolen.readCookies() } })).text(),
      /type="password"/,
    );
  });

  it('is signed in for every process that shares the storage, and signed out for all of them', async () => {
    const [one, other] = [await start(), await start()];
    const jar = createJar();
    assert.equal(await signIn(one, jar, ADA), 200);
    const page = async () => (await fetch(`${other}/members`, { headers: { cookie: jar.readCookies() } })).text();
    assert.match(await page(), /ada@example\.com/);
    const copy = jar.readCookies();
    assert.equal((await call(other, jar, 'DELETE', ADDRESS)).status, 204);
    assert.doesNotMatch(
      await (await fetch(`${one}/members`, { headers: { cookie: copy } })).text(),
      /ada@example\.com/,
    );
  });
});
