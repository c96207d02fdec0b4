import { formDraftsMessages } from '../../../shared/platform/i18n/en/form-drafts.js';
import { translate } from '../../../shared/platform/i18n/translate.js';

/** A text about what a form keeps, in the language of the element's place. */
export const draftsText = (element: Element, key: keyof typeof formDraftsMessages): string =>
  translate(element, 'form', formDraftsMessages, key);
