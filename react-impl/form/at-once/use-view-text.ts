import { useCallback } from 'react';
import { formViewMessages } from '../../../shared/platform/i18n/en/form-view.js';
import { translate } from '../../../shared/platform/i18n/translate.js';

/** The texts that every form may show, in the language of the element's place. Keeps its identity between renders. */
export const useViewText = (element: HTMLElement) =>
  useCallback((key: keyof typeof formViewMessages) => translate(element, 'form', formViewMessages, key), [element]);
