import type { AppOptions } from '../app-options.js';

/** The demo asks no provider: it accepts tokens that start like this. Not for real sites. */
const SOLVED = 'demo-';

/** The demo's captcha: for the form `captcha`. */
export const demoCaptcha: Required<Pick<AppOptions, 'captchaForms' | 'verifyCaptcha'>> = {
  captchaForms: ['captcha'],
  verifyCaptcha: (token) => Promise.resolve(token.startsWith(SOLVED)),
};
