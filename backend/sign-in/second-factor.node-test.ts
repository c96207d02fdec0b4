import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { closeServer, listenFrom } from '../listen.js';
import { createServer } from '../server.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import { createJar, type Jar } from '../testing/cookie-jar.js';
import { signIn } from '../testing/sign-in.js';
import { stepOf, totpAt } from './totp.js';

const PASSWORD = 'wheel-thrown since 1998';
const STEP_MS = 30_000;
const ACCOUNT = '/owner/account';
const ON = '/owner/account/second-factor';
const OFF = '/owner/account/second-factor/off';

describe('the second factor of the owner', () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  let storage: ReturnType<typeof createMemoryStorage>;
  let server: Server;
  let origin = '';
  let log: unknown[] = [];
  let owner: Jar;

  async function send(jar: Jar, path: string, init: RequestInit = {}) {
    const headers = { origin, cookie: jar.readCookies() };
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    response.headers.getSetCookie().forEach(jar.writeCookie);
    return response;
  }
  /** Opens the page and sends its form with its hidden fields, as a browser does. */
  async function fillIn(jar: Jar, page: string, action: string, fields: Record<string, string>) {
    const text = await (await send(jar, page)).text();
    const form = (text.split(`action="${action}"`)[1] ?? '').split('</form>')[0] ?? '';
    const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const body = new URLSearchParams({ ...(Object.fromEntries(hidden) as Record<string, string>), ...fields });
    return send(jar, action, { method: 'POST', body });
  }
  const enter = async (code: string, jar = createJar(), password = PASSWORD) =>
    (await fillIn(jar, '/owner/sign-in', '/owner/sign-in', { password, code })).status;
  const codeOf = (secret: string, drift = 0) => totpAt(secret, stepOf(clock.ms) + drift);
  const mayRead = async (jar: Jar) => (await send(jar, '/api/demo/submissions')).status === 200;
  async function newOwner() {
    const jar = createJar();
    await signIn(origin, storage, jar, clock.ms);
    return jar;
  }
  /** Switches it on as the page shows it: the secret as the owner reads it. */
  async function switchOn() {
    const text = await (await send(owner, ACCOUNT)).text();
    const secret = (/key: <code>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1] ?? '').replaceAll(' ', '');
    const response = await fillIn(owner, ACCOUNT, ON, { secret, code: codeOf(secret) });
    assert.deepEqual([response.status, response.headers.get('location')], [303, '/owner/account?factor-on']);
    return secret;
  }

  beforeEach(async () => {
    storage = createMemoryStorage();
    log = [];
    server = createServer({
      storage,
      showSubmissions: true,
      now: () => clock.ms,
      logSignIn: (entry) => log.push(entry),
      limits: { signInsPerQuarterHour: 20 },
    });
    await listenFrom(server, 0, '127.0.0.1');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const first = await newOwner();
    await fillIn(first, ACCOUNT, '/owner/account/password', { password: PASSWORD });
    owner = createJar();
    assert.equal(await enter('', owner), 303);
    log = [];
  });
  afterEach(async () => {
    server.closeAllConnections();
    await closeServer(server);
  });

  it('is offered with a key to type and a link to open, and switched on by a code of this key', async () => {
    const text = await (await send(owner, ACCOUNT)).text();
    const shown = /key: <code>((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})<\/code>/.exec(text)?.[1] ?? '';
    const secret = shown.replaceAll(' ', '');
    const uri = /href="(otpauth:[^"]+)"/.exec(text)?.[1] ?? '';
    assert.equal(new URL(uri.replaceAll('&amp;', '&')).searchParams.get('secret'), secret);

    const wrong = await fillIn(owner, ACCOUNT, ON, { secret, code: codeOf(secret, 2) });
    assert.equal(wrong.status, 403);
    // The phone has it already.
    assert.ok((await wrong.text()).includes(shown));
    for (const bad of ['', 'x', secret.toLowerCase()])
      assert.equal((await fillIn(owner, ACCOUNT, ON, { secret: bad, code: codeOf(secret) })).status, 400);
    assert.equal(await storage.readSecondFactor(), undefined);

    const other = createJar();
    assert.equal(await enter('', other), 303);
    const right = await fillIn(owner, ACCOUNT, ON, { secret, code: codeOf(secret) });
    assert.equal(right.status, 303);
    assert.deepEqual([await mayRead(owner), await mayRead(other)], [true, false]);
    const done = await (await send(owner, '/owner/account?factor-on')).text();
    assert.match(done, /role="status">The second factor is on/);
    assert.ok(!done.includes(secret) && !done.includes(shown) && !done.includes('otpauth:'));
    // A form of before does not replace it.
    const crumb = owner.cookies.get('crumb') ?? '';
    const old = new URLSearchParams({ crumb, secret: 'A'.repeat(32), code: codeOf('A'.repeat(32)) });
    assert.equal((await send(owner, ON, { method: 'POST', body: old })).status, 403);
    assert.equal((await storage.readSecondFactor())?.secret, secret);
  });

  it('is asked for beside the password, by a code that counts once, of this step or the next to it', async () => {
    assert.ok(!(await (await send(createJar(), '/owner/sign-in')).text()).includes('one-time-code'));
    const secret = await switchOn();
    assert.match(await (await send(createJar(), '/owner/sign-in')).text(), /autocomplete="one-time-code"/);
    // The code that has switched it on is used up.
    for (const code of ['', codeOf(secret)]) assert.equal(await enter(code), 403);
    clock.ms += 2 * STEP_MS;
    for (const drift of [-2, 2]) assert.equal(await enter(codeOf(secret, drift)), 403, String(drift));
    assert.equal(await enter(codeOf(secret), createJar(), `${PASSWORD}!`), 403);
    const jar = createJar();
    assert.equal(await enter(codeOf(secret, -1), jar), 303);
    assert.equal(await mayRead(jar), true);
    assert.equal(await enter(codeOf(secret, -1)), 403);
    assert.equal(await enter(codeOf(secret, 1)), 303);
    // An older one than the last is used up with it.
    assert.equal(await enter(codeOf(secret)), 403);
    assert.deepEqual(log.slice(0, 6), [
      { way: 'code', outcome: 'refused' },
      { way: 'code', outcome: 'refused' },
      { way: 'code', outcome: 'refused' },
      { way: 'code', outcome: 'refused' },
      { way: 'password', outcome: 'refused' },
      { way: 'password', outcome: 'accepted' },
    ]);
  });

  it('lets one of many in who send the same code at once, and does not say which of the two was wrong', async () => {
    const secret = await switchOn();
    clock.ms += STEP_MS;
    const all = await Promise.all([1, 2, 3].map(() => enter(codeOf(secret))));
    assert.deepEqual(all.sort(), [303, 403, 403]);
    const texts = await Promise.all(
      [PASSWORD, `${PASSWORD}!`].map(async (password) => {
        const page = await fillIn(createJar(), '/owner/sign-in', '/owner/sign-in', { password, code: '000000' });
        return (await page.text()).replace(/name="crumb" value="\w+"/, '');
      }),
    );
    assert.equal(texts[0], texts[1]);
  });

  it('cannot be tried as often as one likes', async () => {
    const secret = await switchOn();
    clock.ms += STEP_MS;
    for (let tried = 0; tried < 19; tried++) assert.equal(await enter('000 000'), 403);
    assert.equal(await enter(codeOf(secret)), 429);
  });

  it('is switched off by the password, and stays on when the password changes', async () => {
    const secret = await switchOn();
    await fillIn(owner, ACCOUNT, '/owner/account/password', { present: PASSWORD, password: 'stoneware and salt' });
    assert.equal((await storage.readSecondFactor())?.secret, secret);
    for (const off of ['', PASSWORD]) assert.equal((await fillIn(owner, ACCOUNT, OFF, { off })).status, 403);
    const done = await fillIn(owner, ACCOUNT, OFF, { off: 'stoneware and salt' });
    assert.equal(done.headers.get('location'), '/owner/account?factor-off');
    assert.deepEqual(log.slice(-3), [
      { way: 'second-factor', outcome: 'refused' },
      { way: 'second-factor', outcome: 'refused' },
      { way: 'second-factor', outcome: 'accepted' },
    ]);
    assert.equal(await mayRead(owner), true);
    assert.equal(await enter('', createJar(), 'stoneware and salt'), 303);
  });

  it('does not shut out who has lost the phone: the link signs in, and switches it off without the password', async () => {
    await switchOn();
    const found = await newOwner();
    assert.equal(await mayRead(found), true);
    assert.equal((await fillIn(found, ACCOUNT, OFF, {})).status, 303);
    assert.deepEqual(
      [await storage.readSecondFactor(), await mayRead(owner), await mayRead(found)],
      [undefined, false, true],
    );
    assert.equal(await enter(''), 303);
  });

  it('is changed by its own forms only', async () => {
    for (const path of [ON, OFF]) {
      assert.equal(
        (await send(owner, path, { method: 'POST', body: new URLSearchParams({ off: PASSWORD }) })).status,
        403,
      );
      assert.equal((await send(owner, path)).status, 405);
      const stranger = createJar();
      await send(stranger, '/owner/sign-in');
      const body = new URLSearchParams({ crumb: stranger.cookies.get('crumb') ?? '', off: PASSWORD });
      const sent = await send(stranger, path, { method: 'POST', body });
      assert.deepEqual(
        [sent.status, new URL(sent.headers.get('location') ?? '', origin).pathname],
        [303, '/owner/sign-in'],
      );
    }
  });
});
