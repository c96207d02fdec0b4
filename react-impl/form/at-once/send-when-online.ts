import { matches } from '../../../shared/platform/page/element-calls.js';
import { needsValidation } from './native-submit.js';
import { entriesOf } from './pressed.js';
import type { Context } from './context.js';

/** A press without a network, before the code that keeps it for later has come: sent when both are there, if it is the same still. */
export function sendWhenOnline(context: Context, attempt: (context: Context) => Promise<void>): void {
  const { form, submitter, outcome, sending, host } = context;
  const { running, waiting } = outcome;
  const read = () => new URLSearchParams([...entriesOf(form, submitter)] as string[][]).toString();
  waiting.current = read();
  const wait = () => addEventListener('online', () => void sending.load().then(send, wait), { once: true });
  const send = () => {
    if (waiting.current !== read() || !host.element.isConnected) return;
    // Its errors would take the focus from what the visitor does by now.
    if (needsValidation(form, submitter) && !matches(form, ':valid')) return;
    running.current = new AbortController();
    void attempt({ ...context, signal: running.current.signal });
  };
  wait();
}
