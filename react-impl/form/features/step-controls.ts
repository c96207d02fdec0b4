import { ownElement, write } from '../../../shared/platform/html/written.js';
import { formStepsMessages } from '../../../shared/platform/i18n/en/form-steps.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { ofForm, submitButtons } from '../../../shared/forms/form-controls.js';

export interface StepControls {
  /** `number` of `count`, from 1. */
  show(number: number, count: number): void;
  remove(): void;
}

function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

/**
 * The progress above the first step, and the buttons below the last one. They are in the light DOM, where the page's styles
 * apply: Next looks like the form's own button.
 */
export function addStepControls(
  form: HTMLFormElement,
  steps: readonly Element[],
  onMove: (by: 1 | -1) => void,
): StepControls {
  const getText = (key: keyof typeof formStepsMessages, parameters?: Record<string, number>) =>
    translate(form, 'form', formStepsMessages, key, parameters);
  const submits = submitButtons(form);
  const progress = ownElement(document.createElement('p'));
  progress.className = 'sq-step-count';
  progress.setAttribute('role', 'status');
  const bar = document.createElement('progress');
  bar.setAttribute('aria-hidden', 'true');
  const text = document.createElement('span');
  progress.append(text, bar);
  const back = button(getText('back'), 'sq-step-back', () => onMove(-1));
  const next = button(getText('next'), submits[0]?.className ?? '', () => onMove(1));
  const buttons = ownElement(document.createElement('div'));
  buttons.className = 'sq-step-buttons';
  buttons.append(back, next);
  steps[0]!.before(progress);
  const outside = submits.find((submit) => ofForm(form, 'contains')(submit) && !submit.closest('[data-sq-step]'));
  if (outside) outside.before(buttons);
  else steps.at(-1)!.after(buttons);
  return {
    show(number, count) {
      text.textContent = getText('step', { number, count });
      bar.max = count;
      bar.value = number;
      back.toggleAttribute('data-sq-away', number === 1);
      next.toggleAttribute('data-sq-away', number === count);
      for (const submit of submits) write(submit, 'data-sq-away', number < count ? '' : null);
    },
    remove() {
      progress.remove();
      buttons.remove();
      for (const submit of submits) write(submit, 'data-sq-away', null);
    },
  };
}
