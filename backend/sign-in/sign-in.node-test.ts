import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { beforeEach, afterEach, describe, it } from 'node:test';
import { hashSecret } from '../http/token.js';
import { closeServer, listenFrom } from '../listen.js';
import { createServer } from '../server.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import type { BackendStorage } from '../storage/storage.js';
import { createJar, type Jar } from '../testing/cookie-jar.js';
import { testPages } from '../testing/pages.js';
import { signIn, signInBy } from '../testing/sign-in.js';
import { createSignInLink } from './sign-in-link.js';

const PASSWORD = 'wheel-thrown since 1998';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OWNERS_CALLS = [
  '/api/demo/submissions',
  '/api/demo/submissions.csv?formId=contact',
  '/api/demo/form-renders',
  '/api/demo/records',
];

describe('the owner’s sign-in', () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  let storage: ReturnType<typeof createMemoryStorage>;
  let server: Server;
  let origin = '';
  async function start(more: Partial<Parameters<typeof createServer>[0]> = {}) {
    storage = createMemoryStorage();
    server = createServer({ storage, pages: testPages, showSubmissions: true, now: () => clock.ms, ...more });
    await listenFrom(server, 0, '127.0.0.1');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  async function stop() {
    server.closeAllConnections();
    await closeServer(server);
  }
  beforeEach(() => start());
  afterEach(stop);

  async function send(jar: Jar, path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set('cookie', jar.readCookies());
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    response.headers.getSetCookie().forEach(jar.writeCookie);
    return response;
  }
  /** Opens the page and sends its form, as a browser does. */
  async function fillIn(
    jar: Jar,
    page: string,
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const text = await (await send(jar, page)).text();
    const form = text.slice(text.indexOf(`action="${path}"`));
    const crumb = /name="crumb" value="(\w+)"/.exec(form)?.[1] ?? '';
    const body = new URLSearchParams({ crumb, ...fields });
    return send(jar, path, { method: 'POST', body, headers: { origin, ...headers } });
  }
  const enter = (jar: Jar, password: string, to = '/owner.html') =>
    fillIn(jar, '/owner/sign-in', '/owner/sign-in', { password, to });
  const setPassword = (jar: Jar, fields: Record<string, string>) =>
    fillIn(jar, '/owner/account', '/owner/account/password', fields);
  async function newOwner() {
    const jar = createJar();
    await signIn(origin, storage, jar, clock.ms);
    return jar;
  }
  const mayRead = async (jar: Jar) => (await send(jar, '/api/demo/submissions')).status === 200;

  it('is asked for by every call of the owner’s, and by every page', async () => {
    const stranger = createJar(new Map([['owner', 'f'.repeat(64)]]));
    for (const path of OWNERS_CALLS) {
      const response = await send(stranger, path);
      assert.equal(response.status, 401, path);
      assert.deepEqual(Object.keys((await response.json()) as object), ['error']);
    }
    for (const path of [
      '/owner.html',
      '/owner',
      '/owner/submissions.html',
      '/owner/services',
      '//owner//privacy-check.html',
      '/%6fwner/submissions.html',
      // The same file where names of files do not distinguish capitals.
      '/OWNER/Submissions.HTML',
    ]) {
      const response = await send(stranger, `${path}?formId=contact`);
      assert.equal(response.status, 303, path);
      const goal = new URL(response.headers.get('location') ?? '', origin);
      assert.equal(goal.pathname, '/owner/sign-in');
    }
    for (const path of ['/owner/sign-in', '/owner/owner.css', '/owner/sign-in.css', '/'])
      assert.equal((await send(stranger, path)).status, 200, path);
  });

  it('by the printed link works once, and only with the button of its page', async () => {
    const jar = createJar();
    const link = origin + (await createSignInLink(storage, clock.ms));
    const token = new URL(link).searchParams.get('token') ?? '';
    // Programs that look at links use up nothing.
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(link, { method });
    await signInBy(link, jar);
    assert.equal(await mayRead(jar), true);
    for (const path of ['/owner.html', '/owner/submissions.html', '/owner/account'])
      assert.equal((await send(jar, path)).status, 200, path);
    const second = await fillIn(createJar(), `/owner/sign-in/link?token=${token}`, '/owner/sign-in/link', { token });
    assert.equal(second.status, 403);
    assert.match(await second.text(), /works once/);
  });

  it('by the link ends after half an hour, and works for one of many at once', async () => {
    const old = await createSignInLink(storage, clock.ms - 30 * MINUTE_MS);
    await assert.rejects(signInBy(origin + old, createJar()), /403/);
    const link = origin + (await createSignInLink(storage, clock.ms));
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => signInBy(link, createJar())));
    assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const token of ['', 'x', '0'.repeat(64), `${'0'.repeat(64)}'`])
      await assert.rejects(signInBy(`${origin}/owner/sign-in/link?token=${token}`, createJar()));
  });

  it('by password: set once by who came by link, then asked for, then back at the page that was wanted', async () => {
    const jar = await newOwner();
    assert.equal((await setPassword(jar, { password: 'short' })).status, 400);
    const saved = await setPassword(jar, { password: PASSWORD });
    assert.equal(saved.headers.get('location'), '/owner/account?saved');
    assert.equal(await mayRead(jar), true);

    const other = createJar();
    const wrong = await enter(other, `${PASSWORD}!`);
    assert.equal(wrong.status, 403);
    assert.match(await wrong.text(), /role="alert"[^>]*>This is not the password\./);
    assert.equal(await mayRead(other), false);
    const right = await enter(other, PASSWORD, '/owner/submissions.html?formId=contact');
    assert.deepEqual([right.status, right.headers.get('location')], [303, '/owner/submissions.html?formId=contact']);
    assert.equal(await mayRead(other), true);
    // The same letters, written by another keyboard.
    const accents = 'Töpferei am Hafenbecken';
    await setPassword(other, { present: PASSWORD, password: accents.normalize('NFC') });
    assert.equal((await enter(createJar(), accents.normalize('NFD'))).status, 303);
  });

  it('leads to no other site, and to no page but the owner’s', async () => {
    await setPassword(await newOwner(), { password: PASSWORD });
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/owner/..//evil.example',
      '/cart.html',
      '/owner/sign-in',
      '',
    ])
      assert.equal((await enter(createJar(), PASSWORD, to)).headers.get('location'), '/owner.html', to);
  });

  it('ends everywhere when the password changes, which takes the present one', async () => {
    await setPassword(await newOwner(), { password: PASSWORD });
    const [one, other] = [createJar(), createJar()];
    for (const jar of [one, other]) await enter(jar, PASSWORD);
    const link = await createSignInLink(storage, clock.ms);
    for (const present of ['', 'something else entirely'])
      assert.equal((await setPassword(one, { present, password: 'stoneware and salt' })).status, 403);
    assert.equal(await mayRead(other), true);
    assert.equal((await setPassword(one, { present: PASSWORD, password: 'stoneware and salt' })).status, 303);
    assert.deepEqual([await mayRead(one), await mayRead(other)], [true, false]);
    await assert.rejects(signInBy(origin + link, createJar()), /403/);
    assert.equal((await enter(createJar(), PASSWORD)).status, 403);
  });

  it('ends by the button, for a copy of the cookie too', async () => {
    const jar = await newOwner();
    const copy = createJar(new Map(jar.cookies));
    const left = await fillIn(jar, '/owner/account', '/owner/sign-out', {});
    assert.equal(left.headers.get('location'), '/owner/sign-in');
    assert.deepEqual([await mayRead(jar), await mayRead(copy)], [false, false]);
  });

  it('ends by itself half a day after its last use, and after a week in any case', async () => {
    const jar = await newOwner();
    const unused = createJar(new Map(jar.cookies));
    // A look at any page is a use. The last part of the week is shorter than half a day.
    for (let used = 0; used < 14; used++) {
      clock.ms += DAY_MS / 2 - (used === 0 ? 1 : 2000);
      assert.equal((await send(jar, '/owner.html')).status, 200, String(used));
    }
    clock.ms += 13 * 2000;
    assert.equal(await mayRead(jar), true);
    clock.ms += 1;
    assert.equal(await mayRead(jar), false);
    assert.equal(await mayRead(unused), false);

    const idle = await newOwner();
    clock.ms += DAY_MS / 2;
    assert.equal(await mayRead(idle), false);
    assert.equal((await send(idle, '/owner.html')).status, 303);
  });

  it('does not go on by the calls that a page makes by itself', async () => {
    const jar = await newOwner();
    const poll = async () => (await send(jar, '/api/demo/records?after=0', { headers: { 'x-poll': '1' } })).status;
    clock.ms += DAY_MS / 2 - 1;
    assert.equal(await poll(), 200);
    clock.ms += 1;
    assert.equal(await poll(), 401);
  });

  it('is not written at each use, and goes on where nothing can be written', async () => {
    const jar = await newOwner();
    const { prolongSession } = storage;
    const ends: number[] = [];
    Object.assign(storage, {
      prolongSession(...[hash, expiresAt, now]: Parameters<typeof prolongSession>) {
        ends.push(expiresAt - clock.ms);
        return prolongSession(hash, expiresAt, now);
      },
    });
    for (let used = 0; used < 5; used++) {
      clock.ms += MINUTE_MS / 2;
      assert.equal(await mayRead(jar), true);
    }
    assert.deepEqual(ends, [DAY_MS / 2, DAY_MS / 2]);

    await stop();
    const reported: unknown[] = [];
    const full = new Error('the disk is full');
    await start({ report: (error) => reported.push(error) });
    const reader = await newOwner();
    Object.assign(storage, { prolongSession: () => Promise.reject(full) });
    clock.ms += MINUTE_MS;
    assert.equal(await mayRead(reader), true);
    assert.deepEqual(reported, [full]);
  });

  it('cannot be tried as often as one likes; others still can', async () => {
    await setPassword(await newOwner(), { password: PASSWORD });
    for (let i = 0; i < 10; i++) assert.equal((await enter(createJar(), '')).status, 403);
    const refused = await enter(createJar(), PASSWORD);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '900']);
    assert.match(await refused.text(), /Too many attempts\. Please wait 15 minutes\./);
    // The link signs in whoever reads the server's output, although strangers have used up the attempts.
    assert.equal(await mayRead(await newOwner()), true);
    clock.ms += 15 * MINUTE_MS;
    assert.equal((await enter(createJar(), PASSWORD)).status, 303);
  });

  it('is logged, without a word of who it was', async () => {
    await stop();
    const log: unknown[] = [];
    await start({ logSignIn: (entry) => log.push(entry), limits: { signInsPerQuarterHour: 2 } });
    const owner = await newOwner();
    await setPassword(owner, { password: PASSWORD });
    assert.equal((await enter(createJar(), `${PASSWORD}!`)).status, 403);
    assert.equal((await enter(createJar(), PASSWORD)).status, 303);
    assert.equal((await enter(createJar(), PASSWORD)).status, 429);
    await setPassword(owner, { present: 'something else entirely', password: 'stoneware and salt' });
    await assert.rejects(signInBy(`${origin}/owner/sign-in/link?token=${'0'.repeat(64)}`, createJar()));
    assert.deepEqual(log, [
      { way: 'link', outcome: 'accepted' },
      { way: 'password', outcome: 'refused' },
      { way: 'password', outcome: 'accepted' },
      { way: 'password', outcome: 'limited' },
      { way: 'change', outcome: 'refused' },
      { way: 'link', outcome: 'refused' },
    ]);
  });

  it('takes no password that strangers try first', async () => {
    const jar = await newOwner();
    const refused = await setPassword(jar, { password: 'passwordpassword1' });
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /among the first that strangers try/);
    assert.equal(await storage.readPassword(), undefined);
  });

  describe('behind a proxy', () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    /** `count` empty passwords from each of these addresses: they are counted as any other. */
    async function strangersTry(count: number, addresses: readonly string[]) {
      for (const address of addresses)
        for (let i = 0; i < count; i++) await fillIn(createJar(), ...SIGN_IN, { password: '' }, from(address));
    }
    const SIGN_IN = ['/owner/sign-in', '/owner/sign-in'] as const;
    const tryFrom = async (jar: Jar, address: string, password = PASSWORD) =>
      (await fillIn(jar, ...SIGN_IN, { password }, from(address))).status;

    it('is counted by the address that the proxy names, for a network of IPv6 together', async () => {
      await stop();
      await start({ trustedProxies: '1' });
      await setPassword(await newOwner(), { password: PASSWORD });
      await strangersTry(10, ['198.51.100.1']);
      assert.equal(await tryFrom(createJar(), '198.51.100.1'), 429);
      assert.equal(await tryFrom(createJar(), '203.0.113.7, 198.51.100.1'), 429);
      assert.equal(await tryFrom(createJar(), '203.0.113.7'), 303);
      await strangersTry(5, ['2001:db8::1', '2001:db8::2']);
      assert.equal(await tryFrom(createJar(), '2001:db8::3'), 429);
      assert.equal(await tryFrom(createJar(), '2001:db8:0:1::3'), 303);
    });

    it('believes no header where no proxy is named', async () => {
      await setPassword(await newOwner(), { password: PASSWORD });
      await strangersTry(5, ['198.51.100.1', '203.0.113.7']);
      assert.equal(await tryFrom(createJar(), '192.0.2.1'), 429);
    });

    it('does not shut out the owner from a known browser, whatever strangers try from however many addresses', async () => {
      await stop();
      await start({ trustedProxies: '1', limits: { strangersSignInsPerQuarterHour: 5 } });
      await setPassword(await newOwner(), { password: PASSWORD });
      const known = createJar();
      assert.equal(await tryFrom(known, '192.0.2.1'), 303);
      await strangersTry(1, ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5']);
      assert.equal(await tryFrom(createJar(), '192.0.2.9'), 429);
      const copy = createJar(new Map([['known', known.cookies.get('known') ?? '']]));
      assert.equal(await tryFrom(copy, '198.51.100.1'), 303);
      assert.equal(await mayRead(copy), true);
      copy.cookies.delete('owner');
      // It has a limit too, and one who makes its cookie up is not known.
      const forged = createJar(new Map([['known', (known.cookies.get('known') ?? '').slice(0, 32) + '0'.repeat(32)]]));
      assert.equal(await tryFrom(forged, '192.0.2.9'), 429);
      for (let i = 0; i < 9; i++) assert.equal(await tryFrom(copy, '192.0.2.1', ''), 403);
      assert.equal(await tryFrom(copy, '192.0.2.1'), 429);
      // A new password makes it a stranger.
      await setPassword(await newOwner(), { password: 'stoneware and salt' });
      assert.equal(await tryFrom(copy, '192.0.2.1'), 429);
    });
  });

  it('is counted by all processes together where they share a storage', async () => {
    const taken: [string, unknown][] = [];
    const takeCall: Required<BackendStorage>['takeCall'] = (id, rate) => {
      taken.push([id, rate]);
      return taken.length > 3 ? 7 * MINUTE_MS : 0;
    };
    Object.assign(storage, { takeCall });
    await setPassword(await newOwner(), { password: PASSWORD });
    // The limit has been read when the server started.
    await stop();
    server = createServer({ storage, pages: testPages, showSubmissions: true, now: () => clock.ms });
    await listenFrom(server, 0, '127.0.0.1');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    assert.equal((await enter(createJar(), `${PASSWORD}!`)).status, 403);
    const refused = await enter(createJar(), PASSWORD);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '420']);
    const rate = { windowMs: 15 * MINUTE_MS, now: clock.ms };
    const client = await hashSecret('127.0.0.1');
    assert.deepEqual(taken[0], [JSON.stringify(['sign-in of a client', client]), { limit: 100, ...rate }]);
    assert.match(taken[1]![0], /^\["sign-in","[0-9a-f]{64}"\]$/);
    assert.deepEqual(taken[1]![1], { limit: 10, ...rate });
  });

  it('checks few passwords at once: the others are told to come back in a second', async () => {
    await setPassword(await newOwner(), { password: PASSWORD });
    const jar = createJar();
    await send(jar, '/owner/sign-in');
    const crumb = jar.cookies.get('crumb') ?? '';
    const cookie = jar.readCookies();
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () =>
        fetch(`${origin}/owner/sign-in`, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin, cookie },
          body: new URLSearchParams({ crumb, password: PASSWORD }),
        }),
      ),
    );
    const waits = attempts.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`);
    assert.deepEqual([...new Set(waits)].sort(), ['303 null', '429 1']);
  });

  it('stores neither secrets nor passwords, but hashes', async () => {
    const hashes: string[] = [];
    const { addSession, addSignInLink } = storage;
    Object.assign(storage, {
      addSession(...[session, ...rest]: Parameters<typeof addSession>) {
        hashes.push(session.tokenHash);
        return addSession(session, ...rest);
      },
      addSignInLink(hash: string, ...times: [number, number]) {
        hashes.push(hash);
        return addSignInLink(hash, ...times);
      },
    });
    await stop();
    server = createServer({ storage, pages: testPages, showSubmissions: true, now: () => clock.ms });
    await listenFrom(server, 0, '127.0.0.1');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const jar = await newOwner();
    await setPassword(jar, { password: PASSWORD });
    assert.ok(hashes.length >= 3 && hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash)));
    assert.ok(!hashes.includes(jar.cookies.get('owner') ?? ''));
    assert.match((await storage.readPassword()) ?? '', /^scrypt\$32768\$8\$3\$/);
  });

  it('is refused to forms of other sites, and to those that do not repeat the crumb of this very visitor', async () => {
    await setPassword(await newOwner(), { password: PASSWORD });
    const [jar, other] = [createJar(), createJar()];
    await send(other, '/owner/sign-in');
    await send(jar, '/owner/sign-in');
    const post = (crumb: string, headers: Record<string, string>) =>
      send(jar, '/owner/sign-in', {
        method: 'POST',
        body: new URLSearchParams({ password: PASSWORD, crumb }),
        headers,
      });
    const crumb = jar.cookies.get('crumb') ?? '';
    const strange = other.cookies.get('crumb') ?? '';
    assert.equal((await post(crumb, { origin: 'https://evil.example' })).status, 403);
    assert.equal((await post(crumb, { origin, 'sec-fetch-site': 'same-site' })).status, 403);
    for (const wrong of ['', '0'.repeat(32), strange]) assert.equal((await post(wrong, { origin })).status, 403);
    // Another host of the domain has set the crumb to one that it knows.
    jar.cookies.set('crumb', strange);
    assert.equal((await post(strange, { origin })).status, 403);
    jar.cookies.set('crumb', crumb);
    assert.equal((await post(crumb, { origin })).status, 303);
    assert.notEqual(jar.cookies.get('crumb'), crumb);
  });

  it('is not enough for changes: they come from a page of this site, or repeat the crumb', async () => {
    const jar = await newOwner();
    const crumb = jar.cookies.get('crumb') ?? '';
    const change = async (headers: Record<string, string>) =>
      (await send(jar, '/api/demo/submissions', { method: 'DELETE', headers })).status;
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
      { origin, 'sec-fetch-site': 'same-site' },
      { 'x-csrf-token': '0'.repeat(32) },
    ] as Record<string, string>[])
      assert.equal(await change(headers), 403, JSON.stringify(headers));
    // There is nothing to delete at this address: but it was asked for.
    for (const headers of [{ origin }, { 'x-csrf-token': crumb }] as Record<string, string>[])
      assert.notEqual(await change(headers), 403, JSON.stringify(headers));
  });

  it('ends the session that the browser had before', async () => {
    const jar = await newOwner();
    const copy = createJar(new Map(jar.cookies));
    await signIn(origin, storage, jar, clock.ms);
    assert.deepEqual([await mayRead(jar), await mayRead(copy)], [true, false]);
  });

  it('keeps its pages out of frames, caches and the eyes of other sites', async () => {
    for (const path of ['/owner/sign-in', `/owner/sign-in/link?token=${'0'.repeat(64)}`, '/owner/sign-in/link']) {
      const { headers } = await send(createJar(), path);
      assert.equal(headers.get('cache-control'), 'no-store', path);
      assert.equal(headers.get('referrer-policy'), 'same-origin', path);
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/, path);
    }
    const jar = await newOwner();
    assert.equal((await send(jar, '/owner.html')).headers.get('referrer-policy'), 'same-origin');
  });

  it('shows as text what an address contains', async () => {
    const hostile = '/owner/"><script>alert(1)</script>';
    const text = await (
      await send(createJar(), `/owner/sign-in?${new URLSearchParams({ to: hostile }).toString()}`)
    ).text();
    assert.ok(!text.includes('<script'));
    const bad = await send(createJar(), '/owner/sign-in/link?token=%22%3E%3Cscript%3E');
    assert.ok(!(await bad.text()).includes('<script'));
  });

  it('has a cookie that scripts do not see; by HTTPS one that no other host can set', async () => {
    const lines: string[] = [];
    const jar = createJar();
    const writeCookie = (line: string) => (lines.push(line), jar.writeCookie(line));
    await signIn(origin, storage, { ...jar, writeCookie }, clock.ms);
    const own = lines.find((line) => line.startsWith('owner='));
    assert.match(own ?? '', /^owner=[0-9a-f]{64}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);

    await stop();
    await start({ https: true });
    const secure = await newOwner();
    assert.ok(secure.cookies.has('__Host-owner') && secure.cookies.has('__Host-visit'));
    assert.equal(await mayRead(secure), true);
    const tossed = createJar(new Map([['owner', secure.cookies.get('__Host-owner') ?? '']]));
    assert.equal(await mayRead(tossed), false);
  });
});
