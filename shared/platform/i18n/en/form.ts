import { formCaptchaMessages } from './form-captcha.js';
import { formChosenFilesMessages } from './form-chosen-files.js';
import { formCounterMessages } from './form-counter.js';
import { formDraftsMessages } from './form-drafts.js';
import { formFieldMessages } from './form-fields.js';
import { formFilesMessages } from './form-files.js';
import { formPlacesMessages } from './form-places.js';
import { formSendingMessages } from './form-sending.js';
import { formStepsMessages } from './form-steps.js';
import { formViewMessages } from './form-view.js';

/** All texts of forms: one area of a site's translations. The blocks import its parts, each where it is needed. */
export const formMessages = {
  ...formViewMessages,
  ...formCounterMessages,
  ...formDraftsMessages,
  ...formSendingMessages,
  ...formFieldMessages,
  ...formCaptchaMessages,
  ...formPlacesMessages,
  ...formStepsMessages,
  ...formFilesMessages,
  ...formChosenFilesMessages,
};
export type FormMessage = keyof typeof formMessages;
