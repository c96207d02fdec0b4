import { member } from '../../shared/forms/form-controls.js';
import { formViewMessages } from '../../shared/platform/i18n/en/form-view.js';
import { translate } from '../../shared/platform/i18n/translate.js';

/**
 * The code of the calls cannot be loaded: posts the form as without script. Not without a network, which would lose the
 * page, and not by GET, which would put the password into the address: the text for the visitor is returned then.
 */
export function postWithoutCode(form: HTMLFormElement | null | undefined, element: Element): string {
  if (!form || !navigator.onLine || member(form, 'method') !== 'post')
    return translate(element, 'form', formViewMessages, 'offline');
  member(form, 'submit')();
  return '';
}
