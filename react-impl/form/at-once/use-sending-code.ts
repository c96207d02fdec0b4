import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import type { FieldProblem } from '../on-use/show-errors.js';

export type SendingModule = typeof import('../on-use/sending.js');

/** The code that validates, reads and sends a form, and explains failures: needed only by a form that is used. */
export interface SendingCode {
  readonly loaded: RefObject<SendingModule | undefined>;
  /** Rejects when the code cannot be loaded; the next call tries again. */
  load(): Promise<SendingModule>;
}

/** Loads the code when the form is about to be used (pointer or focus), and at the latest when it is submitted. */
export function useSendingCode(element: HTMLElement): SendingCode {
  const sending = useMemo<SendingCode>(() => {
    const loaded: RefObject<SendingModule | undefined> = { current: undefined };
    return {
      loaded,
      load: async () => (loaded.current ??= await import('../on-use/sending.js')),
    };
  }, []);
  const preload = () => void sending.load().catch(() => {}); // the submission handles the error
  useListener(element, 'pointerover', preload, { passive: true });
  useListener(element, 'focusin', preload);
  return sending;
}

/** Locks the form while it is being sent: the code is loaded then. */
export function useLock(
  form: HTMLFormElement | undefined,
  sending: SendingCode,
  locked: boolean,
  inProgress: string,
): void {
  useLayoutEffect(
    () => (form && locked ? sending.loaded.current?.lockForm(form, inProgress) : undefined),
    [form, sending, locked, inProgress],
  );
}

/** Shows the messages above the fields, and returns them as a list for the summary. */
export function useFieldErrors(
  form: HTMLFormElement | undefined,
  sending: SendingCode,
  errors: Readonly<Record<string, string>>,
): readonly FieldProblem[] {
  const text = JSON.stringify(errors);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  useLayoutEffect(() => {
    const code = sending.loaded.current;
    if (!form || !code || text === '{}') return;
    const shown = code.showErrors(form, JSON.parse(text) as Record<string, string>);
    setProblems(shown.problems);
    return () => {
      shown.remove();
      setProblems([]);
    };
  }, [form, sending, text]);
  return problems;
}
