import { http } from 'msw';
import { createApp } from './app.js';
import type { AppOptions } from './app-options.js';
import { demoCaptcha } from './forms/demo-captcha.js';
import { demoMember } from './members/demo-member.js';
import { createMemoryStorage } from './storage/memory-storage.js';
import type { PageTransport } from './http/page-transport.js';

/** The page's own cookies: browsers hide the headers `Cookie` and `Set-Cookie` from scripts. */
const documentCookies: PageTransport = {
  readCookies: () => document.cookie,
  writeCookie(line) {
    document.cookie = line;
  },
};
const noCookies: PageTransport = { readCookies: () => '', writeCookie() {} };

/** The backend inside the page: `setupWorker(...createHandlers())`. Its storage is empty at each page load. */
export function createHandlers(options: Partial<AppOptions> = {}) {
  const app = createApp({ storage: createMemoryStorage(), ...demoCaptcha, ...demoMember, ...options });
  return [
    http.all('/api/*', ({ request }) =>
      app.fetch(request, { page: request.credentials === 'omit' ? noCookies : documentCookies }),
    ),
  ];
}

/** One backend for the whole page. */
export const handlers = createHandlers();
