/** Ambiguity A37: the specification names "ReCaptcha" only; the other two have the same interface. */
export const CAPTCHA_PROVIDERS = ['recaptcha', 'hcaptcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** The fields in which the providers' own servers, and form services, expect the token. */
export const TOKEN_FIELDS: Readonly<Record<CaptchaProvider, string>> = {
  recaptcha: 'g-recaptcha-response',
  hcaptcha: 'h-captcha-response',
  turnstile: 'cf-turnstile-response',
};

export type CaptchaSize = 'normal' | 'compact';

/** reCAPTCHA numbers its widgets from 0, the others use strings. */
export type WidgetId = number | string;

/** The interface that the three libraries share; reCAPTCHA has no `remove`. */
export interface CaptchaLibrary {
  render(box: HTMLElement, parameters: Readonly<Record<string, unknown>>): WidgetId | null | undefined;
  reset(id: WidgetId): void;
  remove?(id: WidgetId): void;
}

export interface Provider {
  readonly script: string;
  /** The script's parameters besides `render` and `onload`. */
  readonly query?: Readonly<Record<string, string>>;
  /** The variable of the page that holds the library. */
  readonly global: 'grecaptcha' | 'hcaptcha' | 'turnstile';
  /** The parameter for the language: of the script (one language for the page) or of each widget. */
  readonly language: { readonly of: 'script' | 'widget'; readonly name: string };
  /** The callbacks after which there is no valid token: expired, failed. */
  readonly failures: readonly string[];
}

const FAILURES = ['expired-callback', 'error-callback'];

/**
 * As documented at developers.google.com/recaptcha/docs/display, docs.hcaptcha.com/configuration and
 * developers.cloudflare.com/turnstile/get-started/client-side-rendering.
 */
export const PROVIDERS: Readonly<Record<CaptchaProvider, Provider>> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    global: 'grecaptcha',
    language: { of: 'script', name: 'hl' },
    failures: FAILURES,
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    // Otherwise hCaptcha also defines `grecaptcha`, and a reCAPTCHA on the same page would be drawn by hCaptcha.
    query: { recaptchacompat: 'off' },
    global: 'hcaptcha',
    language: { of: 'widget', name: 'hl' },
    failures: [...FAILURES, 'chalexpired-callback'],
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    global: 'turnstile',
    language: { of: 'widget', name: 'language' },
    failures: [...FAILURES, 'timeout-callback', 'unsupported-callback'],
  },
};
