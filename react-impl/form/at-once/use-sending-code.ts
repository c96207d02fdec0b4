import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';

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
