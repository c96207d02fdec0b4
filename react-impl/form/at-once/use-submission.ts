import { useRef } from 'react';
import type { form as declaration } from '../declaration.js';
import type { Host } from '../../../shared/declaration/derived-types.js';
import { ofForm } from '../../../shared/forms/form-controls.js';
import { attempt } from './attempt.js';
import type { Options } from './context.js';
import { useOutcome } from './use-outcome.js';

interface Change {
  readonly isNew: boolean;
  readonly isDone: boolean;
}

/** Runs a submission: idle, submitting, then success or failure. Every failure ends in a state; nothing is thrown. */
export function useSubmission(host: Host<typeof declaration>, options: Options) {
  const { sending } = options;
  const outcome = useOutcome(host, options.captcha, options.draftsAndQueue);
  const { state, dispatch, running, fail } = outcome;

  const underWay = useRef<Promise<void>>(undefined);
  /** Resolves when it has ended; of a press in the meantime, when the one before it has. */
  function submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (!running.current && (state.name === 'idle' || state.name === 'failure')) {
      const { signal } = (running.current = new AbortController());
      underWay.current = attempt({ ...options, host, outcome, form, submitter, signal });
    }
    return Promise.resolve(underWay.current);
  }

  /** Validates a field with an error again, when its control has a new value; `isDone`: the visitor leaves it. */
  function recheck(form: HTMLFormElement, control: EventTarget | null, { isNew, isDone }: Change) {
    if (isDone) sending.loaded.current?.completeAddress(control);
    if (state.name !== 'failure' || !isNew) return;
    const field = sending.loaded.current?.fixedField(form, control, options.emailPattern);
    if (field !== undefined) dispatch({ type: 'fix', field });
  }

  /**
   * The browser has refused to send a form that it sends itself. It says nothing where it cannot focus the field, as in a closed
   * part of the page: the block opens that, and says it.
   */
  async function explainRefusal(form: HTMLFormElement) {
    const isSaid = [...ofForm(form, 'elements')].some((each) =>
      each.matches(':invalid:not(fieldset):is(:focus, :focus-within)'),
    );
    const code = isSaid ? undefined : await sending.load().catch(() => undefined);
    if (code)
      fail({
        message: code.sendingText(form, 'invalidFields'),
        errors: code.validateFields(form, code.readGroups(form), options.emailPattern),
      });
  }

  /** Shows that a submission from the queue was not accepted, or that it may not have arrived. */
  async function showRefused(kind: 'refused' | 'unconfirmed') {
    const code = await sending.load().catch(() => undefined);
    fail({ message: code?.sendingText(host.element, kind) ?? options.getText('processingError'), errors: {} });
  }

  return { ...outcome, submit, recheck, explainRefusal, showRefused };
}
