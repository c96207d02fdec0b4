import type { Browser, Page } from 'puppeteer-core';
import { serveSite, type Call, type SiteServer } from './site-server.js';

/** A browser of a person: it neither says that a program drives it, nor names a robot. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** The address of a letter's link: a campaign, and what names its reader. */
const ADDRESS = '/menu?campaign=spring&email=ada%40example.com#ada';
/** Cookies of the site's own, which name the visitor. */
const OWN_COOKIES = { session: 's-ada', crumb: 'c-ada' };

export interface Visit {
  /** None: the page has no context. */
  readonly context?: object;
  /** Elements of the page. */
  readonly html?: string;
  readonly choice?: 'accepted' | 'declined' | undefined;
  readonly gpc?: boolean;
  readonly userAgent?: string;
  readonly webdriver?: boolean;
  /** Cookies from earlier. */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly file?: string;
}

export interface OpenVisit {
  readonly page: Page;
  readonly server: SiteServer;
  close(): Promise<void>;
}

/** The tracking cookies and stored ids that the browser has now. */
export async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => Object.keys(localStorage).map((key) => `local ${key}`));
  return [...cookies, ...keys].filter((name) => !/^(ss_cookie.*|session|crumb)$/.test(name)).sort();
}

/** What was counted, apart from reports of errors and of speed. */
export const hitsOf = (calls: readonly Call[]): Call[] =>
  calls.filter(({ name }) => /^(census|track|v1)\/|^events\/RecordEvent$/.test(name));

/** Opens a page of `dist/` alone in a new browser profile, and resolves when its services are there. */
export async function visit(browser: Browser, options: Visit): Promise<OpenVisit> {
  const { context, html = '', choice, gpc = false, userAgent = PERSON, webdriver = false, cookies = {} } = options;
  const { file = 'sq-blocks.js' } = options;
  const server = await serveSite((path) =>
    path === '/menu'
      ? `<!doctype html><html lang="en"><meta charset="utf-8"><title>Menu</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="/dist/sq-blocks.css">
        ${context ? `<script type="application/json" id="sq-context">${JSON.stringify(context)}</script>` : ''}
        <script>window.sq ||= []; function openMenu() { throw new Error('the menu is broken'); }</script>
        <script ${file.includes('classic') ? '' : 'type="module" '}src="/dist/${file}"></script>
        <main><h1>Lunch</h1><p>Soup of the day, with bread from the bakery next door.</p></main>${html}</html>`
      : undefined,
  );
  const profile = await browser.createBrowserContext();
  const page = await profile.newPage();
  // As text: the compiler calls a function of its own, `__name`, in functions that are passed to a page.
  await page.evaluateOnNewDocument(`
    globalThis.__name = (named) => named;
    Object.defineProperty(Navigator.prototype, 'webdriver', { value: ${webdriver} });
    Object.defineProperty(Navigator.prototype, 'userAgent', { value: ${JSON.stringify(userAgent)} });
    if (${gpc}) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });`);
  const answer = choice && { ss_cookieAllowed: String(choice === 'accepted'), ss_cookieBannerVersion: '2' };
  for (const [name, value] of Object.entries({ ...OWN_COOKIES, ...answer, ...cookies }))
    await page.setCookie({ url: server.origin, name, value });
  await page.goto(server.origin + ADDRESS);
  await page.evaluate(() => new Promise<void>((give) => window.sq!.push(() => give())));
  return {
    page,
    server,
    async close() {
      await profile.close();
      await server.close();
    },
  };
}

/** An error of the site's own script, as a click on its menu would cause it. */
export const breakMenu = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('error', () => resolve(), { once: true });
        setTimeout(() => (globalThis as unknown as { openMenu(): void }).openMenu());
      }),
  );

/** Leaves the page: reports that wait are sent then. */
export const leave = (page: Page) => page.goto('about:blank');
