import { ofForm } from '../../../shared/forms/form-controls.js';

const SAID = '[part=banner-above]:not([hidden]), [part=queued]:not([hidden])';
const STEP = '.sq-step-count > span';
const ANSWERS = ':scope > .sq-form-success > div, :scope > .sq-form-answer > div';

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * What a form has to say after a submission, in the visitor's words: thanks, the server's answer, or what is wrong; else how far
 * it is, and what is to be filled in.
 */
export function resultOf(block: Element, form: HTMLFormElement): string {
  const said = [...(block.shadowRoot?.querySelectorAll(SAID) ?? []), ...block.querySelectorAll(ANSWERS)];
  const wrong = [...ofForm(form, 'elements')].flatMap((control) => {
    const { name, validationMessage } = control as HTMLInputElement;
    return validationMessage ? [name, validationMessage].filter(Boolean).join(': ') : [];
  });
  const progress = [ofForm(form, 'querySelector')(STEP), block.shadowRoot?.querySelector('[part=status]')];
  const texts = said.length > 0 ? said.map(textOf) : [...progress.map((each) => (each ? textOf(each) : '')), ...wrong];
  return texts.filter(Boolean).join('\n');
}
