import { ofForm } from '../../shared/forms/form-controls.js';
import { formViewMessages } from '../../shared/platform/i18n/en/form-view.js';
import { isReached } from '../../shared/platform/requests/post-form.js';
import { translate } from '../../shared/platform/i18n/translate.js';

/**
 * The code of the calls cannot be loaded: posts the form as without script. Not without a network, which would lose the
 * page, and not by GET, which would put the password into the address: the text for the visitor is returned then.
 */
export async function postWithoutCode(form: HTMLFormElement | null | undefined, element: Element): Promise<string> {
  if (!form || ofForm(form, 'method') !== 'post' || !(await isReached(new AbortController().signal)))
    return translate(element, 'form', formViewMessages, 'offline');
  ofForm(form, 'submit')();
  return '';
}
