import { write } from '../../../shared/platform/html/written.js';
import { afterReset } from '../../../shared/forms/after-reset.js';
import { isFocusFree } from '../at-once/focus.js';
import { respondWithResult } from '../at-once/respond-with-result.js';
import { ofForm } from '../../../shared/forms/form-controls.js';
import { needsValidation } from '../at-once/native-submit.js';
import type { Failure } from '../at-once/form-state.js';
import type { SendingCode } from '../at-once/use-sending-code.js';
import type { EmailPattern } from '../logic/validation.js';
import { adoptSheet } from './adopt-sheet.js';
import sheet from './parts.css' with { type: 'css' };
import { addStepControls } from './step-controls.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

export interface StepOptions {
  /** The form's block. */
  readonly host: { readonly element: HTMLElement };
  readonly emailPattern: EmailPattern;
  readonly sending: SendingCode;
  readonly submission: {
    /** Shows what is wrong with a step. */
    show(failure: Failure): void;
    /** Takes that away. */
    reset(): void;
  };
}

/** On the form: the number of the step, from 0. Drafts keep it; it stays when the block is moved to another place. */
const AT = 'data-sq-at';
const HEADING = ':scope > legend, h1, h2, h3, h4, h5, h6';

/** The errors of the fields in a part of a form. When the code that checks cannot be loaded, the submit will find them. */
async function check(form: HTMLFormElement, part: Element, options: StepOptions): Promise<Failure | undefined> {
  if (!needsValidation(form, null)) return undefined;
  const code = await options.sending.load().catch(() => undefined);
  if (!code) return undefined;
  const groups = code.readGroups(form).filter(({ controls }) => controls.some((each) => part.contains(each)));
  const errors = code.validateFields(form, groups, options.emailPattern);
  return Object.keys(errors).length > 0 ? { message: code.sendingText(form, 'invalidFields'), errors } : undefined;
}

/**
 * Shows one `<fieldset data-sq-step>` at a time, with Back and Next. A step is checked before the next one; what was
 * entered stays, and is sent at once at the end. Without script all steps are shown. Returns how to undo it.
 */
export default function showSteps(form: HTMLFormElement, options: { readonly current: StepOptions }): () => void {
  adoptSheet(form, sheet);
  const all = [...ofForm(form, 'querySelectorAll')('[data-sq-step]')];
  const controls = addStepControls(form, all, (by) => void move(by));
  let checking: Promise<Failure | undefined> | undefined;
  /** Steps that a condition has taken away are none. */
  const steps = () => all.filter((step) => !step.matches('[data-sq-off]'));
  const position = () => Number(ofForm(form, 'getAttribute')(AT));

  function show(wanted: number) {
    const open = steps();
    const number = Math.min(Math.max(0, wanted), open.length - 1);
    for (const step of all) {
      write(step, 'data-sq-shown', '');
      write(step, 'data-sq-away', step === open[number] ? null : '');
    }
    if (position() !== number || !ofForm(form, 'hasAttribute')(AT)) write(form, AT, String(number));
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
    if (checking || !step) return void (await checking);
    if (by > 0) {
      checking = check(form, step, options.current);
      const failure = await checking;
      checking = undefined;
      if (failure) return options.current.submission.show(failure);
    }
    options.current.submission.reset();
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
  const root = ofForm(form, 'getRootNode')();
  root.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form || position() >= steps().length - 1) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      respondWithResult(event, options.current.host.element, move(1));
    },
    { capture: true, signal },
  );
  // What is about to get the focus, from the list of errors.
  root.addEventListener('beforematch', ({ target }) => showStepOf(target as Element), { signal });
  root.addEventListener(
    'sq-submit-error',
    (event) => {
      if ((event.target as Element).contains(form)) showStepOf(ofForm(form, 'querySelector')('.sq-form-error'));
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
