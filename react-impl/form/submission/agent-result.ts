import { member } from '../../../shared/forms/form-controls.js';

const SAID = '[part=banner-above]:not([hidden]), [part=queued]:not([hidden])';
const ANSWERS = ':scope > .sq-form-success > div, :scope > .sq-form-answer > div';

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What a form has to say after a submission, in the visitor's words: thanks, the server's answer, or what is wrong. */
export function resultOf(block: Element, form: HTMLFormElement): string {
  const said = [...(block.shadowRoot?.querySelectorAll(SAID) ?? []), ...block.querySelectorAll(ANSWERS)];
  const wrong = [...member(form, 'elements')].flatMap((control) => {
    const { name, validationMessage } = control as HTMLInputElement;
    return name && validationMessage ? `${name}: ${validationMessage}` : [];
  });
  return (said.length > 0 ? said.map(textOf) : wrong).filter(Boolean).join('\n');
}
