import { formCaptchaMessages } from './form-captcha.js';
import { formFieldMessages } from './form-fields.js';
import { formSendingMessages } from './form-sending.js';
import { formViewMessages } from './form-view.js';

/** All texts of forms: one area of a site's translations. The blocks import its parts, each where it is needed. */
export const formMessages = {
  ...formViewMessages,
  ...formSendingMessages,
  ...formFieldMessages,
  ...formCaptchaMessages,
};
export type FormMessage = keyof typeof formMessages;
