import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApp } from './app.js';
import { createMemoryStorage } from './storage/memory-storage.js';
import { createJar } from './testing/cookie-jar.js';

const SITE = 'http://shop.example';

/** Posts a form as a browser does without script, with headers that scripts in a browser cannot set. */
async function post(headers: Record<string, string>, path = '/api/form/submit/contact') {
  const app = createApp({ storage: createMemoryStorage() });
  const body = new URLSearchParams({ email: 'ada@example.com', message: '' });
  // The message is required and empty, so that neither an accepted nor a refused origin leads to a redirect.
  return app.request(SITE + path, { method: 'POST', body, headers });
}

describe('the origin of a form without script', () => {
  const own: [string, Record<string, string>][] = [
    ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: SITE }],
    ['a page of the site that hides its address', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['the visitor', { 'sec-fetch-site': 'none' }],
    ['a page of the site in a browser without fetch metadata', { origin: SITE }],
    ['a page of the site behind a proxy that speaks HTTPS', { origin: 'https://shop.example' }],
  ];
  for (const [name, headers] of own)
    it(`is taken from ${name}`, async () => assert.equal((await post(headers)).status, 400));

  const foreign: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another host of the domain', { 'sec-fetch-site': 'same-site', origin: 'http://blog.shop.example' }],
    ['another site in a browser without fetch metadata', { origin: 'https://evil.example' }],
    ['another port', { origin: `${SITE}:8080` }],
    ['a page that hides its address', { origin: 'null' }],
    ['nowhere', {}],
  ];
  for (const [name, headers] of foreign)
    it(`is refused from ${name}, with a page that explains it`, async () => {
      const response = await post(headers);
      assert.equal(response.status, 403);
      assert.match(await response.text(), /This form can only be sent from a page of this site\./);
      for (const path of ['/api/site-users/account/session', '/api/site-users/account/session/end']) {
        const session = await post(headers, path);
        assert.equal(session.status, 403);
        assert.ok(!session.headers.getSetCookie().some((cookie) => cookie.startsWith('member=')));
      }
    });

  it('links back to the page that it came from, never to another site', async () => {
    const own = await post({ 'sec-fetch-site': 'same-origin', referer: `${SITE}/contact.html?a=1&b=2` });
    assert.match(await own.text(), /<a href="\/contact\.html\?a=1&amp;b=2">/);
    const foreign = await post({ 'sec-fetch-site': 'same-origin', referer: 'https://evil.example/x' });
    assert.match(await foreign.text(), /<a href="\/">/);
    const hidden = await post({ 'sec-fetch-site': 'same-origin', referer: `${SITE}//evil.example/x` });
    assert.match(await hidden.text(), /<a href="\/">/);
    const again = await post({ 'sec-fetch-site': 'same-origin', referer: `${SITE}/api/form/submit/contact` });
    assert.match(await again.text(), /<a href="\/">/);
  });
});

describe('cookies', () => {
  const cookiesFrom = async (origin: string) => {
    const app = createApp({ storage: createMemoryStorage() });
    return (await app.request(`${origin}/api/commerce/shopping-cart`)).headers.getSetCookie();
  };
  it('are valid for the whole site, and not sent with posts from other sites; scripts read the crumb alone', async () => {
    const [visit, crumb] = await cookiesFrom(SITE);
    assert.match(visit ?? '', /^visit=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.match(crumb ?? '', /^crumb=[0-9a-f]{32}; Path=\/; SameSite=Lax$/);
  });
  it('are secure where the site uses HTTPS, and the secret one can be set by this very host alone', async () => {
    const [visit, crumb] = await cookiesFrom('https://shop.example');
    assert.match(visit ?? '', /^__Host-visit=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    assert.match(crumb ?? '', /; Secure;/);
  });
});

describe('the crumb', () => {
  const app = createApp({ storage: createMemoryStorage() });
  const ADD = `${SITE}/api/commerce/shopping-cart/entries`;
  async function visit() {
    const jar = createJar();
    const response = await app.request(`${SITE}/api/commerce/shopping-cart`);
    response.headers.getSetCookie().forEach(jar.writeCookie);
    return jar.cookies;
  }
  async function add(crumb: string, cookies: Record<string, string>) {
    const response = await app.request(ADD, {
      method: 'POST',
      body: '{"itemId":"tide-bowl","quantity":1}',
      headers: { 'x-csrf-token': crumb, cookie: createJar(new Map(Object.entries(cookies))).readCookies() },
    });
    return response.status;
  }

  it('is one that the site has made, for this very visitor', async () => {
    const [one, other] = [Object.fromEntries(await visit()), Object.fromEntries(await visit())];
    const { crumb = '', visit: secret = '' } = one;
    assert.equal(await add(crumb, one), 200);
    const madeUp = '0123456789abcdef0123456789abcdef';
    assert.equal(await add(madeUp, { crumb: madeUp }), 400);
    assert.equal(await add(madeUp, { crumb: madeUp, visit: secret }), 400);
    assert.equal(await add(crumb, { crumb }), 400);
    // Another host of the domain has set the crumb of a visitor to its own.
    const strange = other['crumb'] ?? '';
    assert.equal(await add(strange, { crumb: strange, visit: secret }), 400);
    // Nor is a half of it enough.
    const mixed = crumb.slice(0, 16) + strange.slice(16);
    assert.equal(await add(mixed, { crumb: mixed, visit: secret }), 400);
  });
});
