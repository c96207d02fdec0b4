import { member } from '../../../shared/forms/form-controls.js';
import { renewCaptchas } from './authors-captcha.js';
import type { SendResult } from './form-api.js';

/**
 * After a submission: what could be used once only is used. Captchas are started anew, and hidden fields get the tokens that
 * the server has given for the next attempt. Not where the browser posts the form now, or an upload was cancelled.
 */
export function renewTokens(form: HTMLFormElement, result: SendResult): void {
  if (
    !result.ok &&
    ['unreadable', 'aborted'].includes(result.failure.kind) &&
    result.call !== 'key' &&
    result.call !== 'save'
  )
    return;
  renewCaptchas(form);
  const tokens = result.ok ? result.tokens : 'tokens' in result.failure ? result.failure.tokens : undefined;
  for (const [name, value] of Object.entries(tokens ?? {})) {
    const fields = [...member(form, 'elements')].filter(
      (element): element is HTMLInputElement =>
        element.matches('[type=hidden i]') && (element as HTMLInputElement).name === name,
    );
    if (fields.length === 1) fields[0]!.value = value;
  }
}
