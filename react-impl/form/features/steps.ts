import { write } from '../../../shared/platform/html/written.js';
import { afterReset } from '../../../shared/forms/after-reset.js';
import { respondToAgent } from '../../../shared/platform/page/respond-to-agent.js';
import { isFocusFree } from '../element/focus.js';
import { member } from '../../../shared/forms/form-controls.js';
import { needsValidation } from '../element/native-submit.js';
import type { Failure } from '../logic/form-state.js';
import type { EmailPattern } from '../logic/validation.js';
import { adoptSheet } from '../element/adopt-sheet.js';
import sheet from './parts.css' with { type: 'css' };
import { addStepControls } from './step-controls.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

export interface StepOptions {
  readonly emailPattern: EmailPattern;
  /** Shows what is wrong with a step; without errors it takes them away. */
  show(failure: Failure | undefined): void;
}

/** On the form: the number of the step, from 0. Drafts keep it; it stays when the block is moved to another place. */
const AT = 'data-sq-at';
const HEADING = ':scope > legend, h1, h2, h3, h4, h5, h6';

/** The errors of the fields in a part of a form. When the code that checks cannot be loaded, the submit will find them. */
async function check(form: HTMLFormElement, part: Element, pattern: EmailPattern): Promise<Failure | undefined> {
  if (!needsValidation(form, null)) return undefined;
  const code = await import('../sending/sending.js').catch(() => undefined);
  const errors = code?.validateForm(form, pattern, part) ?? {};
  return code && Object.keys(errors).length > 0
    ? { message: code.sendingText(form, 'invalidFields'), errors }
    : undefined;
}

/**
 * Shows one `<fieldset data-sq-step>` at a time, with Back and Next. A step is checked before the next one; what was
 * entered stays, and is sent at once at the end. Without script all steps are shown. Returns how to undo it.
 */
export default function showSteps(form: HTMLFormElement, options: { readonly current: StepOptions }): () => void {
  adoptSheet(form, sheet);
  const all = [...member(form, 'querySelectorAll')('[data-sq-step]')];
  const controls = addStepControls(form, all, (by) => void move(by));
  let isChecking = false;
  /** Steps that a condition has taken away are none. */
  const steps = () => all.filter((step) => !step.matches('[data-sq-off]'));
  const position = () => Number(member(form, 'getAttribute')(AT));

  function show(wanted: number) {
    const open = steps();
    const number = Math.min(Math.max(0, wanted), open.length - 1);
    for (const step of all) {
      write(step, 'data-sq-shown', '');
      write(step, 'data-sq-away', step === open[number] ? null : '');
    }
    if (position() !== number || !member(form, 'hasAttribute')(AT)) write(form, AT, String(number));
    controls.show(number + 1, open.length);
  }
  /** Also for a screen reader, which reads the heading and the progress. */
  function focusStep() {
    const step = steps()[position()];
    const heading = step?.querySelector<HTMLElement>(HEADING) ?? (step as HTMLElement | undefined);
    if (heading) write(heading, 'tabindex', '-1');
    heading?.focus();
  }
  const isFocusLost = () => isFocusFree() || ofDocument('activeElement')?.closest('[data-sq-away]') != null;
  async function move(by: 1 | -1) {
    const step = steps()[position()];
    if (isChecking || !step) return;
    if (by > 0) {
      isChecking = true;
      const failure = await check(form, step, options.current.emailPattern);
      isChecking = false;
      if (failure) return options.current.show(failure);
    }
    options.current.show(undefined);
    show(position() + by);
    focusStep();
    // Again after a frame: Firefox finds only then that what had the focus is hidden, and may take it from the heading.
    requestAnimationFrame(() => requestAnimationFrame(() => isFocusLost() && focusStep()));
    // Drafts keep the step.
    step.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const showStepOf = (element: Element | null | undefined) => {
    const step = element?.closest('[data-sq-step]');
    if (step?.hasAttribute('data-sq-away')) show(steps().indexOf(step));
  };

  const stopped = new AbortController();
  const { signal } = stopped;
  const root = member(form, 'getRootNode')();
  root.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form || position() >= steps().length - 1) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const moved = move(1);
      respondToAgent(event, async () => {
        await moved;
        return (await import('../submission/agent-result.js')).resultOf(member(form, 'closest')('sq-form')!, form);
      });
    },
    { capture: true, signal },
  );
  // What is about to get the focus, from the list of errors.
  root.addEventListener('beforematch', ({ target }) => showStepOf(target as Element), { signal });
  root.addEventListener(
    'sq-submit-error',
    (event) => {
      if ((event.target as Element).contains(form)) showStepOf(member(form, 'querySelector')('.sq-form-error'));
    },
    { signal },
  );
  const stopResetting = afterReset(form, () => show(0));
  // A condition may add or take away a step; a draft may know another one.
  const observer = new MutationObserver(() => show(position()));
  observer.observe(form, { attributes: true, subtree: true, attributeFilter: [AT, 'data-sq-off'] });
  show(position());
  return () => {
    stopped.abort();
    observer.disconnect();
    stopResetting();
    controls.remove();
    for (const step of all) write(step, 'data-sq-away', null);
  };
}
