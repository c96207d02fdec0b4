import { useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { listenToControls, ofForm } from '../../../shared/forms/form-controls.js';
import { isPostingNatively, needsValidation } from './native-submit.js';
import { isHandledByBrowser, methodOf } from './form-action.js';
import { respondWithResult } from './respond-with-result.js';
import type { useSubmission } from './use-submission.js';

/** Decides what a submit, a reset and an input of the form do. Events that the page has cancelled do nothing. */
export function useFormEvents(
  element: HTMLElement,
  form: HTMLFormElement | undefined,
  submission: ReturnType<typeof useSubmission>,
  onSubmit: () => void,
  onReset: () => void,
  onHandOver: () => void,
): void {
  useListener<SubmitEvent>(element, 'submit', (event) => {
    const { submitter } = event;
    if (event.defaultPrevented || event.target !== form || !form || isPostingNatively(form)) return;
    if (isHandledByBrowser(form, submitter)) {
      if (needsValidation(form, submitter) && !ofForm(form, 'reportValidity')()) {
        event.preventDefault();
        respondWithResult(event, element, submission.explainRefusal(form));
      }
      // After all listeners. An event of a script submits nothing, and a dialog is no answer.
      const isDialog = methodOf(form, submitter) === 'dialog';
      if (event.isTrusted && !isDialog) setTimeout(() => event.defaultPrevented || onHandOver());
      return;
    }
    event.preventDefault();
    onSubmit();
    respondWithResult(event, element, submission.submit(form, submitter));
  });
  useListener(element, 'reset', (event) => {
    if (event.defaultPrevented || event.target !== form) return;
    if (submission.state.name === 'failure') submission.reset();
    onReset();
  });
  const recheck = useLatest(submission.recheck);
  useLayoutEffect(() => {
    if (!form) return;
    const typed = new WeakMap<EventTarget, string>();
    return listenToControls(form, ['input', 'change'], ({ type, target }) => {
      const { value, checked } = target as HTMLInputElement;
      const content = `${checked} ${value}`;
      // Date pickers, and other scripts that set a value, may tell only of the change. What was typed is known by then: a field
      // that loses the focus to the errors of the server has nothing new.
      const isNew = type === 'input' || typed.get(target!) !== content;
      typed.set(target!, content);
      recheck.current(form, target, { isNew, isDone: type === 'change' });
    });
  }, [form, recheck]);
}
