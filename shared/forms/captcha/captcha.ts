import { scriptGlobal } from '../../platform/page/script-global.js';
import { loadScript } from '../../platform/scripts/load-script.js';
import { onePerPage } from '../../platform/store.js';
import { type Captcha, type CaptchaOptions, drawCaptcha } from './draw-captcha.js';
import { type CaptchaLibrary, type CaptchaProvider, type CaptchaSize, PROVIDERS } from './providers.js';

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

export type { Captcha, CaptchaOptions } from './draw-captcha.js';
export { CAPTCHA_PROVIDERS, TOKEN_FIELDS, type CaptchaProvider } from './providers.js';

/** Storefront §9: captchas under 320 px use the compact size. */
const COMPACT_PX = 320;
const sizeFor = (box: HTMLElement): CaptchaSize => (box.clientWidth < COMPACT_PX ? 'compact' : 'normal');

/**
 * Draws a captcha at the end of `box`, and draws it again when the width of the box asks for the other size. The box must
 * be in the page itself or in a slot: reCAPTCHA does not work in a shadow root (angular/angular#30944). This loads a third
 * party's script: the caller has checked the consent before. Rejects when the script cannot be loaded or there is no site
 * key; the next call tries again.
 */
export async function openCaptcha(box: HTMLElement, options: CaptchaOptions): Promise<Captcha> {
  if (options.siteKey === '') throw new Error('ReCaptcha has not been set up!');
  const library = await loadCaptcha(options.provider, options.language);
  let solved = false;
  let removed = false;
  let size = sizeFor(box);
  const draw = () => drawCaptcha(library, box, { ...options, size, onToken: handleToken });
  let widget = draw();

  function handleToken(token: string | undefined) {
    solved = token !== undefined;
    options.onToken(token);
    // In a microtask: the library is still inside its callback, and its widget may have to be replaced.
    if (!solved) queueMicrotask(fitWidth);
  }
  // No library can resize a captcha, so it is replaced; not when solved, because the visitor would have to solve it again.
  // A box with a width of 0 is hidden: its width says nothing about the size that is needed.
  function fitWidth() {
    if (removed || solved || box.clientWidth === 0 || size === sizeFor(box)) return;
    widget.remove();
    size = sizeFor(box);
    widget = draw();
  }
  // In the next frame: the other size has another height, and an observer that changes what it observes is an error.
  const observer = new ResizeObserver(() => requestAnimationFrame(fitWidth));
  observer.observe(box);
  return {
    reset() {
      if (removed) return;
      solved = false;
      widget.reset();
      fitWidth();
    },
    remove() {
      if (removed) return;
      removed = true;
      observer.disconnect();
      widget.remove();
    },
  };
}
