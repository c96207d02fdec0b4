import { useMemo, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';

export type SendingTools = typeof import('../sending/sending.js');

/** What only a form that is used needs: to check, to read, to send, to explain. */
export interface Sending {
  readonly loaded: RefObject<SendingTools | undefined>;
  load(): Promise<SendingTools>;
}

/** It comes when the form is about to be used, and at the latest when it is sent. */
export function useSending(element: HTMLElement): Sending {
  const sending = useMemo<Sending>(() => {
    const loaded: RefObject<SendingTools | undefined> = { current: undefined };
    return {
      loaded,
      load: async () => (loaded.current ??= await import('../sending/sending.js')),
    };
  }, []);
  const prepare = () => void sending.load().catch(() => {}); // the submit will tell
  useListener(element, 'pointerover', prepare, { passive: true });
  useListener(element, 'focusin', prepare);
  return sending;
}
