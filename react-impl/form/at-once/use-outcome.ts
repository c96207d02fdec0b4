import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { form as declaration } from '../declaration.js';
import type { Host } from '../../../shared/declaration/derived-types.js';
import { warnOnce } from '../../../shared/platform/log.js';
import type { DraftsAndQueue } from '../drafts/drafts-and-queue.js';
import type { FormCaptcha } from '../features/captcha.js';
import { formReducer, idle, type Failure } from './form-state.js';
import type { Submission } from '../logic/payload.js';

/**
 * The state of a submission, and its outcomes: each changes the page first, then emits its event, so that listeners see the
 * page as it is after it.
 */
export function useOutcome(
  host: Host<typeof declaration>,
  captcha: RefObject<FormCaptcha | undefined>,
  draftsAndQueue: RefObject<DraftsAndQueue | undefined>,
) {
  const [state, dispatch] = useReducer(formReducer, idle);
  const [failureCount, setFailureCount] = useState(0);
  const running = useRef<AbortController>(undefined);
  const last = useRef<Submission>(undefined);
  const waiting = useRef<string>(undefined);
  useLayoutEffect(() => () => running.current?.abort(), []);
  const show = (failure: Failure) =>
    flushSync(() => {
      dispatch({ type: 'fail', failure });
      setFailureCount((count) => count + 1);
    });
  /** A token can be used once. The code is the provider's: what it throws changes no outcome. */
  const resetCaptcha = () => {
    try {
      captcha.current?.reset();
    } catch (error) {
      warnOnce('the captcha of a form could not be started anew.', host.element, error);
    }
  };
  return {
    show,
    resetCaptcha,
    state,
    failureCount,
    dispatch,
    /** Set from the submit until the outcome. */
    running,
    /** The last attempt: the same content sent again is the same submission. */
    last,
    /** What the last press would have sent, while it waits for a network and for the code. */
    waiting,
    fail({ status = 0, ...failure }: Failure & { readonly status?: number }) {
      running.current = undefined;
      show(failure);
      host.emit('sq-submit-error', { status, message: failure.message, errors: { ...failure.errors } });
    },
    reset() {
      running.current?.abort();
      running.current = undefined;
      dispatch({ type: 'reset' });
    },
    /** `text`: what the server says, in place of the kit's own word. */
    succeed(text?: string) {
      running.current = undefined;
      last.current = undefined;
      draftsAndQueue.current?.discard();
      flushSync(() => dispatch({ type: 'succeed', text }));
      resetCaptcha();
      host.emit('sq-submit-success', {});
    },
    /** Shows the words of a server that say neither yes nor no. The draft stays. */
    doubt(text: string) {
      running.current = undefined;
      flushSync(() => dispatch({ type: 'doubt', text }));
      resetCaptcha();
      host.emit('sq-submit-unclear', { message: text });
    },
    /** Shows that a submission waits in the queue. `false`: the form is busy with another submission. */
    showQueued(submission: Submission): boolean {
      if (running.current && last.current?.id !== submission.id) return false;
      last.current = submission;
      flushSync(() => dispatch({ type: 'queue' }));
      host.emit('sq-form-queued', {});
      return true;
    },
  };
}
