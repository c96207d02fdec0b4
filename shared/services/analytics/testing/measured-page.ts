import { consent } from '../../consent/consent.js';
import { removeCookie } from '../../../platform/storage/cookies.js';
import { http, HttpResponse, pretendNetwork } from '../../../testing/network.js';
import { pretend } from '../../../testing/storage.js';

/** The context of a site's page; the site asks its visitors. */
export const SITE = {
  website: { id: 'w1', language: 'en-GB' },
  templateId: 't1',
  collection: { id: 'c1', type: 10 },
  item: { id: 'i1', recordType: 1 },
  pageType: 50,
  cookieSettings: { isCookieBannerEnabled: true },
  // The browsers of tests say that they are robots.
  measuring: { robots: true },
};

/** Deletes the choice and all cookies, as in a browser that has never visited the site. */
export function resetVisitor(): void {
  consent().reset();
  for (const name of ['ss_cvr', 'ss_cvt', 'ss_analytics_id', 'crumb']) removeCookie(name);
  localStorage.removeItem('ss_analytics_id');
}

/** The network of a test. `idle` resolves when all calls have ended; calls with `keepalive` are listed in `keptAlive`. */
export function interceptCalls() {
  const keptAlive: string[] = [];
  const pending: Promise<unknown>[] = [];
  const idle = async () => {
    while (pending.length) await pending.shift()?.catch(() => {});
  };
  const restore: (() => void)[] = [];
  before(() => {
    const realFetch = window.fetch.bind(window);
    const fetch = (input: RequestInfo | URL, init: RequestInit = {}) => {
      if (init.keepalive && input instanceof URL) keptAlive.push(input.pathname.replace('/api/', ''));
      const response = realFetch(input, init);
      pending.push(response);
      return response;
    };
    const RealImage = window.Image;
    const CountedImage = class extends RealImage {
      constructor() {
        super();
        pending.push(
          new Promise((resolve) => {
            for (const type of ['load', 'error']) this.addEventListener(type, resolve);
          }),
        );
      }
    };
    restore.push(pretend(window, 'fetch', fetch), pretend(window, 'Image', CountedImage));
  });
  afterEach(async () => {
    await idle();
    keptAlive.length = 0;
  });
  after(() => restore.forEach((undo) => undo()));
  // Last, because it removes its handlers after each test.
  const network = pretendNetwork();
  return Object.assign(network, { keptAlive, idle });
}

export interface Call {
  readonly method: string;
  readonly call: string;
  readonly query: URLSearchParams;
  readonly accept: string;
  readonly type: string;
  readonly text: string;
}

/** Records every call of the kit and answers it with `answer`. */
export function recordCalls(
  network: ReturnType<typeof interceptCalls>,
  answer = () => new HttpResponse(null, { status: 204 }),
) {
  const calls: Call[] = [];
  const waiters = new Set<() => void>();
  network.use(
    http.all('/api/*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const { method, headers } = request;
      const accept = headers.get('accept') ?? '';
      const type = headers.get('content-type') ?? '';
      const text = await request.clone().text();
      calls.push({ method, call: pathname.replace('/api/', ''), query: searchParams, accept, type, text });
      for (const check of [...waiters]) check();
      return answer();
    }),
  );
  const of = (name: string) => calls.filter(({ call }) => call === name);
  return {
    of,
    /** Resolves with the call of this name that is number `count`, as soon as it is made. */
    async next(name: string, count = 1): Promise<Call> {
      while (of(name).length < count)
        await new Promise<void>((resolve) => {
          const check = () => {
            waiters.delete(check);
            resolve();
          };
          waiters.add(check);
        });
      return of(name)[count - 1]!;
    },
    /** Resolves with the names of all calls when nothing is pending. */
    async settled(): Promise<string[]> {
      // Observers notify after the next frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      await network.idle();
      return calls.map(({ call }) => call);
    },
  };
}

export const fields = ({ text }: Call): Record<string, string> => Object.fromEntries(new URLSearchParams(text));
export const dataOf = (call: Call): unknown => JSON.parse(fields(call)['data']!);
