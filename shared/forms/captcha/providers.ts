/** Ambiguity A37: the specification says no more than "ReCaptcha"; the other two have the same interface. */
export const CAPTCHA_PROVIDERS = ['recaptcha', 'hcaptcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

export type CaptchaSize = 'normal' | 'compact';

/** reCAPTCHA counts its widgets from 0, the others name them. */
export type WidgetId = number | string;

/** What the three libraries have in common; reCAPTCHA cannot remove. */
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
  /** What a language is called, and whom it is told: the script (one language for the page) or each widget. */
  readonly language: { readonly of: 'script' | 'widget'; readonly name: string };
  /** Parameters of this provider's widgets alone. */
  readonly widget?: Readonly<Record<string, unknown>>;
  /** The callbacks that end without a token, or take it back. */
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
    // Or it would pose as `grecaptcha` as well, and a reCAPTCHA on the same page would be drawn by it.
    query: { recaptchacompat: 'off' },
    global: 'hcaptcha',
    language: { of: 'widget', name: 'hl' },
    failures: [...FAILURES, 'chalexpired-callback'],
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    global: 'turnstile',
    language: { of: 'widget', name: 'language' },
    // No hidden field in the author's form: the token goes in captchaKey only (A37).
    widget: { 'response-field': false },
    failures: [...FAILURES, 'timeout-callback', 'unsupported-callback'],
  },
};
