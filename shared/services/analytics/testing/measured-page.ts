import { consent } from '../../consent/consent.js';
import { forgetPageContext } from '../../../platform/page/read-page.js';
import { removeCookie } from '../../../platform/storage/cookies.js';
import { http, HttpResponse, pretendNetwork } from '../../../testing/network.js';
import { pretend } from '../../../testing/storage.js';

/** What a page of a site says of itself. */
export const SITE = {
  website: { id: 'w1', language: 'en-GB' },
  templateId: 't1',
  collection: { id: 'c1', type: 10 },
  item: { id: 'i1', recordType: 1 },
  pageType: 50,
};

export function giveContext(context: object): void {
  removeContext();
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'sq-context';
  script.textContent = JSON.stringify(context);
  document.head.append(script);
  forgetPageContext();
}

export function removeContext(): void {
  document.getElementById('sq-context')?.remove();
  forgetPageContext();
}

/** As a browser that has never been here. */
export function forgetVisitor(): void {
  consent().reset();
  for (const name of ['ss_cvr', 'ss_cvt', 'ss_analytics_id', 'crumb']) removeCookie(name);
  localStorage.removeItem('ss_analytics_id');
}

/**
 * The network of a test, which ends when all of its calls have. Firefox does not show calls with `keepalive` to service
 * workers, where tests listen: they go without it, and are counted.
 */
export function pretendCalls() {
  const keptAlive: string[] = [];
  const begun: Promise<unknown>[] = [];
  const idle = async () => {
    while (begun.length) await begun.shift()?.catch(() => {});
  };
  const restore: (() => void)[] = [];
  before(() => {
    const realFetch = window.fetch.bind(window);
    const fetch = (input: RequestInfo | URL, { keepalive, ...init }: RequestInit = {}) => {
      if (keepalive && input instanceof URL) keptAlive.push(input.pathname.replace('/api/', ''));
      const answer = realFetch(input, init);
      begun.push(answer);
      return answer;
    };
    const RealImage = window.Image;
    const CountedImage = class extends RealImage {
      constructor() {
        super();
        begun.push(
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
  after(() => restore.forEach((put) => put()));
  // Last: it forgets its answers after each test.
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

/** Hears every call of the kit and answers it like this. */
export function hearCalls(
  network: ReturnType<typeof pretendCalls>,
  answer = () => new HttpResponse(null, { status: 204 }),
) {
  const calls: Call[] = [];
  const waiting = new Set<() => void>();
  network.use(
    http.all('/api/*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const { method, headers } = request;
      const accept = headers.get('accept') ?? '';
      const type = headers.get('content-type') ?? '';
      const text = await request.clone().text();
      calls.push({ method, call: pathname.replace('/api/', ''), query: searchParams, accept, type, text });
      for (const look of [...waiting]) look();
      return answer();
    }),
  );
  const of = (name: string) => calls.filter(({ call }) => call === name);
  return {
    of,
    /** Resolves when this call has come so many times. */
    async next(name: string, count = 1): Promise<Call> {
      while (of(name).length < count)
        await new Promise<void>((resolve) => {
          const look = () => {
            waiting.delete(look);
            resolve();
          };
          waiting.add(look);
        });
      return of(name)[count - 1]!;
    },
    /** Everything that was sent, when it has come. */
    async settled(): Promise<string[]> {
      // What observers see is told after the next frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      await network.idle();
      return calls.map(({ call }) => call);
    },
  };
}

export const fields = ({ text }: Call): Record<string, string> => Object.fromEntries(new URLSearchParams(text));
export const dataOf = (call: Call): unknown => JSON.parse(fields(call)['data']!);
