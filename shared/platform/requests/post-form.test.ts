import { expect } from '@open-wc/testing';
import { pretend } from '../../testing/storage.js';
import { postForm } from './post-form.js';

describe('the answer to a form', () => {
  const HERE = location.origin;
  let restore = () => {};
  afterEach(() => restore());

  for (const [what, asked, answered, wasRedirected] of [
    ['of the address itself', `${HERE}/mail.php?a=1`, `${HERE}/mail.php?a=1`, false],
    ['of an address with a fragment', `${HERE}/mail.php#form`, `${HERE}/mail.php`, false],
    ['of a relative address', '/mail.php', `${HERE}/mail.php`, false],
    ['of a page that asks by https: alone', 'http://shop.example/mail.php', 'https://shop.example/mail.php', false],
    ['without an address, as of a service worker', `${HERE}/mail.php`, '', false],
    ['of another page', `${HERE}/mail.php`, `${HERE}/thanks.html`, true],
    ['of another query', `${HERE}/mail.php`, `${HERE}/mail.php?sent=1`, true],
    ['of another site', 'http://shop.example/mail.php', 'https://pay.example/mail.php', true],
  ] as const)
    it(`${what} was ${wasRedirected ? '' : 'not '}redirected, where the browser does not say so`, async () => {
      restore = pretend(window, 'fetch', () => {
        const response = new Response('Thanks');
        Object.defineProperty(response, 'url', { value: answered });
        return Promise.resolve(response);
      });
      const { signal } = new AbortController();
      const answer = await postForm(asked, { body: 'a=1', headers: {}, followsRedirects: true, signal });
      expect([answer?.wasRedirected, answer?.text]).to.deep.equal([wasRedirected, 'Thanks']);
    });
});
