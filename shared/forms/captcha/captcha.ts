import { drawCaptcha, type Captcha, type CaptchaOptions } from './draw-captcha.js';
import { loadCaptcha } from './load-captcha.js';
import type { CaptchaSize } from './providers.js';

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
