import { ownElement } from '../../platform/html/written.js';
import { PROVIDERS, type CaptchaLibrary, type CaptchaProvider, type CaptchaSize } from './providers.js';

/** A captcha on the page. */
export interface Captcha {
  /** Discards the last token, which can be used once only, and shows the challenge again. Does not call `onToken`. */
  reset(): void;
  /** Removes the captcha from the page; `onToken` is not called any more. */
  remove(): void;
}

export interface CaptchaOptions {
  provider: CaptchaProvider;
  siteKey: string;
  /** Language of the captcha's texts. reCAPTCHA has one for the page, that of the first call. Default: the visitor's. */
  language?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  /** Called with the token to send along with the form; with `undefined` when it has expired or the captcha has failed. */
  onToken(token: string | undefined): void;
}

/**
 * Draws one widget of a provider's library, in a new element at the end of `box`: reCAPTCHA refuses to draw in the same
 * element twice. Throws what the library throws; the box is then as it was.
 */
export function drawCaptcha(
  library: CaptchaLibrary,
  box: HTMLElement,
  options: CaptchaOptions & { size: CaptchaSize },
): Captcha {
  const { provider, siteKey, size, theme, language, onToken } = options;
  const { language: languageParameter, failures } = PROVIDERS[provider];
  let removed = false;
  const notify = (token?: string) => {
    if (!removed) onToken(token);
  };
  const notifyFailure = () => notify();
  const place = ownElement(document.createElement('div'));
  box.append(place);
  try {
    const id = library.render(place, {
      sitekey: siteKey,
      size,
      ...(theme && { theme }),
      ...(language && languageParameter.of === 'widget' && { [languageParameter.name]: language }),
      callback: (token: string) => notify(token),
      ...Object.fromEntries(failures.map((name) => [name, notifyFailure])),
    });
    // Turnstile returns no id when it could not draw, and logs the reason; 0 is a valid id of reCAPTCHA.
    if (id === undefined || id === null) throw new Error(`${provider} did not draw the captcha`);
    return {
      reset: () => library.reset(id),
      remove() {
        removed = true;
        // reCAPTCHA cannot remove a widget; a reset at least ends its timers and requests.
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
