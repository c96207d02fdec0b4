import { drawCaptcha } from './draw-captcha.js';
import { loadCaptcha } from './load-captcha.js';
import type { CaptchaProvider, CaptchaSize } from './providers.js';

export { CAPTCHA_PROVIDERS, type CaptchaProvider } from './providers.js';

export interface Captcha {
  /** The last token is used up: the visitor is asked again. Calls nothing back before the next token. */
  reset(): void;
  /** Takes the captcha off the page; nothing is called back any more. */
  remove(): void;
}

export interface CaptchaOptions {
  provider: CaptchaProvider;
  siteKey: string;
  /** Of the captcha's words. reCAPTCHA has one for the page, that of the first to ask. Default: the visitor's own. */
  language?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  /** The token to send along with the form. `undefined`: it has expired, or the captcha has failed. */
  onToken(token: string | undefined): void;
}

/** Storefront §9: captchas under 320 px use the compact size. */
const COMPACT_PX = 320;
const sizeIn = (box: HTMLElement): CaptchaSize => (box.clientWidth < COMPACT_PX ? 'compact' : 'normal');

/**
 * Draws a captcha at the end of `box`. The box stands in the page itself, or in a slot: reCAPTCHA does not work in a
 * shadow root (angular/angular#30944). This loads a third party's script: the caller has asked for consent before. It
 * rejects when that cannot be loaded; the next call then tries again.
 */
export async function openCaptcha(box: HTMLElement, options: CaptchaOptions): Promise<Captcha> {
  if (options.siteKey === '') throw new Error('ReCaptcha has not been set up!');
  const library = await loadCaptcha(options.provider, options.language);
  let solved = false;
  let removed = false;
  let size = sizeIn(box);
  const draw = () => drawCaptcha(library, box, { ...options, size, onToken: hear });
  let widget = draw();

  function hear(token: string | undefined) {
    solved = token !== undefined;
    options.onToken(token);
    // Not before the library has come back from its callback: it may have to be drawn anew.
    if (!solved) queueMicrotask(fit);
  }
  // No library can resize a captcha: it is drawn anew, unless that would cost the visitor a solved one. A box without
  // width is hidden, and says nothing.
  function fit() {
    if (removed || solved || box.clientWidth === 0 || size === sizeIn(box)) return;
    widget.remove();
    size = sizeIn(box);
    widget = draw();
  }
  // In the next frame: what is drawn has another height, and an observer that changes what it observes is an error.
  const observer = new ResizeObserver(() => requestAnimationFrame(fit));
  observer.observe(box);
  return {
    reset() {
      if (removed) return;
      solved = false;
      widget.reset();
      fit();
    },
    remove() {
      if (removed) return;
      removed = true;
      observer.disconnect();
      widget.remove();
    },
  };
}
