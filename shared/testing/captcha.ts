import { PROVIDERS, type CaptchaLibrary, type CaptchaProvider, type WidgetId } from '../forms/captcha/providers.js';
import { http, HttpResponse, type pretendNetwork } from './network.js';

interface FakeWidget {
  /** The element in which it was rendered. */
  readonly box: HTMLElement;
  readonly options: Readonly<Record<string, unknown>>;
  /** The visitor solves it. */
  solve(token: string): void;
  /** The token expires. */
  expire(): void;
  /** The provider cannot be reached. */
  fail(): void;
  readonly resets: number;
  /** Removed by the library's own call or, with reCAPTCHA, which has none, with its element. */
  readonly removed: boolean;
}

export interface FakeCaptcha {
  /** All widgets that were rendered, in order. */
  readonly widgets: readonly FakeWidget[];
  /** Requests of the provider's script; none without a network. */
  readonly requests: readonly URL[];
  restore(): void;
}

/** The hidden field that each library puts beside its widget, for the form around it. */
const FIELDS: Record<CaptchaProvider, string> = {
  recaptcha: 'g-recaptcha-response',
  hcaptcha: 'h-captcha-response',
  turnstile: 'cf-turnstile-response',
};
const RUN = 'sq-fake-captcha';
const page = globalThis as unknown as Record<string, unknown>;

/**
 * A fake of a provider's library. Without `network` it is there at once, as on a page that has loaded the library itself.
 * With `network` the request for its script is answered, and the library becomes ready some time after the script has run.
 */
export function fakeCaptcha(provider: CaptchaProvider, network?: ReturnType<typeof pretendNetwork>): FakeCaptcha {
  const { global, script } = PROVIDERS[provider];
  const before = page[global];
  const widgets: FakeWidget[] = [];
  const requests: URL[] = [];
  const library = fakeLibrary(provider, widgets);
  const run = (event: Event) => {
    const url = new URL((event as CustomEvent<string>).detail);
    if (!url.href.startsWith(script)) return;
    page[global] = { ready() {} };
    setTimeout(() => {
      page[global] = library;
      (page[url.searchParams.get('onload')!] as () => void)();
    });
  };
  if (network) {
    network.use(
      http.get(script, ({ request }) => {
        requests.push(new URL(request.url));
        const text = `document.dispatchEvent(new CustomEvent('${RUN}', { detail: ${JSON.stringify(request.url)} }))`;
        return new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } });
      }),
    );
    document.addEventListener(RUN, run);
  } else page[global] = library;
  return {
    widgets,
    requests,
    restore() {
      document.removeEventListener(RUN, run);
      page[global] = before;
    },
  };
}

function fakeLibrary(provider: CaptchaProvider, widgets: FakeWidget[]): CaptchaLibrary {
  const counts: { resets: number; removed: boolean }[] = [];
  const nameOf = (index: number): WidgetId => (provider === 'recaptcha' ? index : `${provider}-${index}`);
  const countOf = (id: WidgetId) => {
    const count = counts.find((_, index) => nameOf(index) === id);
    if (!count || count.removed) throw new Error(`${provider} has no widget ${id}`);
    return count;
  };
  return {
    render(box, options) {
      if (box.childElementCount > 0) throw new Error(`${provider} has already drawn in this element`);
      const call = (name: string, ...words: string[]) =>
        (options[name] as ((...words: string[]) => void) | undefined)?.(...words);
      const count = { resets: 0, removed: false };
      const field = document.createElement('textarea');
      field.name = FIELDS[provider];
      field.hidden = true;
      const face = document.createElement('div');
      face.style.cssText = options['size'] === 'compact' ? 'inline-size:164px' : 'inline-size:304px';
      face.style.blockSize = '78px';
      box.append(face);
      box.append(field);
      counts.push(count);
      widgets.push({
        box,
        options,
        solve(token) {
          field.value = token;
          call('callback', token);
        },
        expire: () => call('expired-callback'),
        fail: () => call('error-callback', 'network-error'),
        get resets() {
          return count.resets;
        },
        get removed() {
          return provider === 'recaptcha' ? !box.isConnected : count.removed;
        },
      });
      return nameOf(counts.length - 1);
    },
    reset: (id) => void countOf(id).resets++,
    ...(provider !== 'recaptcha' && { remove: (id: WidgetId) => void (countOf(id).removed = true) }),
  };
}
