import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApp } from './app.js';
import { createMemoryStorage } from './storage/memory-storage.js';

const SITE = 'http://shop.example';

/** Posts a form as a browser does without script, with headers that scripts in a browser cannot set. */
async function post(headers: Record<string, string>) {
  const app = createApp({ storage: createMemoryStorage() });
  const body = new URLSearchParams({ email: 'ada@example.com', message: '' });
  // The message is required and empty, so that neither an accepted nor a refused origin leads to a redirect.
  return app.request(`${SITE}/api/form/submit/contact`, { method: 'POST', body, headers });
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
  const cookieFrom = async (origin: string) => {
    const app = createApp({ storage: createMemoryStorage() });
    return (await app.request(`${origin}/api/commerce/shopping-cart`)).headers.get('set-cookie') ?? '';
  };
  it('are valid for the whole site, readable by its scripts, and not sent with posts from other sites', async () =>
    assert.match(await cookieFrom(SITE), /^crumb=[0-9a-f]{32}; Path=\/; SameSite=Lax$/));
  it('are secure where the site uses HTTPS', async () =>
    assert.match(await cookieFrom('https://shop.example'), /; Secure;/));
});
