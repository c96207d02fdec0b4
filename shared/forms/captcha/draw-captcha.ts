import type { Captcha, CaptchaOptions } from './captcha.js';
import { PROVIDERS, type CaptchaLibrary, type CaptchaSize } from './providers.js';

/** One widget of a provider's library, in an element of its own: reCAPTCHA refuses to draw in the same one twice. */
export function drawCaptcha(
  library: CaptchaLibrary,
  box: HTMLElement,
  options: CaptchaOptions & { size: CaptchaSize },
): Captcha {
  const { provider, siteKey, size, theme, language, onToken } = options;
  const { widget, language: telling, failures } = PROVIDERS[provider];
  let removed = false;
  const tell = (token?: string) => {
    if (!removed) onToken(token);
  };
  const fail = () => tell();
  const place = document.createElement('div');
  box.append(place);
  try {
    const id = library.render(place, {
      sitekey: siteKey,
      size,
      ...(theme && { theme }),
      ...(language && telling.of === 'widget' && { [telling.name]: language }),
      ...widget,
      callback: (token: string) => tell(token),
      ...Object.fromEntries(failures.map((name) => [name, fail])),
    });
    // Turnstile says so in this way, and in the console; 0 is a name that reCAPTCHA gives.
    if (id === undefined || id === null) throw new Error(`${provider} did not draw the captcha`);
    return {
      reset: () => library.reset(id),
      remove() {
        removed = true;
        // Where nothing can be removed, a reset at least ends what is going on.
        if (library.remove) library.remove(id);
        else library.reset(id);
        place.remove();
      },
    };
  } catch (error) {
    place.remove();
    throw error;
  }
}
