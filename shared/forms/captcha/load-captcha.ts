import { scriptGlobal } from '../../platform/page/script-global.js';
import { loadScript } from '../../platform/scripts/load-script.js';
import { onePerPage } from '../../platform/store.js';
import { PROVIDERS, type CaptchaLibrary, type CaptchaProvider } from './providers.js';

export const CAPTCHA_TIMEOUT_MS = 30_000;

const page = globalThis as unknown as Record<string, unknown>;
const shared = () =>
  onePerPage('captchas', () => ({ loads: new Map<CaptchaProvider, Promise<CaptchaLibrary>>(), attempts: 0 }));

/** The library, once it can draw: `grecaptcha` exists before its `render` does. */
function readyLibrary(provider: CaptchaProvider): CaptchaLibrary | undefined {
  const library = scriptGlobal(PROVIDERS[provider].global) as Partial<CaptchaLibrary> | undefined;
  return typeof library?.render === 'function' ? (library as CaptchaLibrary) : undefined;
}

/**
 * A provider's library, loaded once for all captchas of the page, unless the page has loaded it itself. Rejects when it
 * cannot be loaded or is not ready within 30 s; the next call tries again.
 */
export function loadCaptcha(provider: CaptchaProvider, language: string | undefined): Promise<CaptchaLibrary> {
  const { loads } = shared();
  // A load under way comes before the global variable: hCaptcha has its `render` before it may be called.
  let promise = loads.get(provider);
  if (!promise) {
    const library = readyLibrary(provider);
    if (library) return Promise.resolve(library);
    promise = load(provider, language).finally(() => loads.delete(provider));
    loads.set(provider, promise);
  }
  return promise;
}

async function load(provider: CaptchaProvider, language: string | undefined): Promise<CaptchaLibrary> {
  const { script, query, language: languageParameter } = PROVIDERS[provider];
  // A new callback name for each attempt makes a new address: a script that loaded but never got ready is run again.
  const onload = `sqCaptchaReady${++shared().attempts}`;
  const languageQuery = language && languageParameter.of === 'script' ? { [languageParameter.name]: language } : {};
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => {});
  page[onload] = ready.resolve;
  const timer = setTimeout(
    () => ready.reject(new Error(`${script} did not get ready within ${CAPTCHA_TIMEOUT_MS} ms`)),
    CAPTCHA_TIMEOUT_MS,
  );
  try {
    await loadScript(
      `${script}?${new URLSearchParams({ render: 'explicit', onload, ...query, ...languageQuery })}`,
      CAPTCHA_TIMEOUT_MS,
    );
    await ready.promise;
  } finally {
    clearTimeout(timer);
  }
  const library = readyLibrary(provider);
  if (!library) throw new Error(`${script} has loaded without ${PROVIDERS[provider].global}.render`);
  return library;
}
