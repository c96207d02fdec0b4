import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../../shared/declaration/derived-types.js';
import type { form as declaration } from '../../../elements/sq-form/declaration.js';
import { warnOnce } from '../../../shared/platform/log.js';
import type { CaptchaGuard } from '../features/captcha.js';
import type { Keeper } from '../drafts/drafts-and-queue.js';
import { formReducer, idle, type Failure } from '../logic/form-state.js';
import type { FormIdentity, Submission } from '../logic/payload.js';
import type { EmailPattern } from '../logic/validation.js';
import { member } from '../element/form-controls.js';
import { isToBeChecked } from '../element/native-submit.js';
import { postNatively } from '../post-natively.js';
import type { Sending, SendingTools } from './use-sending-code.js';

interface Options {
  /** Its `submitButtonText` is empty where the button is asked. */
  identity: FormIdentity;
  emailPattern: EmailPattern;
  /** Whether a captcha must be solved; without its code there is none that is. */
  needsCaptcha: boolean;
  guard: RefObject<CaptchaGuard | undefined>;
  keeper: RefObject<Keeper | undefined>;
  sending: Sending;
  /** What to say when the code that sends, and its words, cannot be had: without a network, and with one. */
  notLoaded: { readonly offline: string; readonly online: string };
  onSuccess(tools: SendingTools): void;
}

/** Runs a submission: idle, submitting, then success or failure; what goes wrong ends in a state, never in a throw. */
export function useSubmission(host: Host<typeof declaration>, options: Options) {
  const { identity, emailPattern, needsCaptcha, guard, keeper, sending, notLoaded, onSuccess } = options;
  const [state, dispatch] = useReducer(formReducer, idle);
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  /** The last try: the same content sent again is the same submission. */
  const last = useRef<Submission>(undefined);
  useLayoutEffect(() => () => running.current?.abort(), []);

  function fail(failure: Failure, status = 0) {
    running.current = undefined;
    // An event tells of what can be seen.
    flushSync(() => {
      dispatch({ type: 'fail', failure });
      setAttempt((count) => count + 1);
    });
    host.emit('sq-submit-error', { status, message: failure.message, errors: { ...failure.errors } });
  }
  function succeed() {
    running.current = undefined;
    last.current = undefined;
    keeper.current?.forget();
    flushSync(() => dispatch({ type: 'succeed' }));
    guard.current?.reset(); // its token is used up
    host.emit('sq-submit-success', {});
  }

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (running.current || state.name === 'success' || state.name === 'queued') return;
    const { signal } = (running.current = new AbortController());
    let tools: SendingTools;
    try {
      tools = await sending.load();
    } catch (error) {
      if (!signal.aborted) withoutTools(form, submitter, error);
      return;
    }
    if (signal.aborted) return;
    if (!host.emit('sq-submit', { formData: new FormData(form, submitter) })) {
      running.current = undefined;
      return;
    }
    const submission = tools.prepare(form, submitter, {
      identity,
      emailPattern: isToBeChecked(form, submitter) ? emailPattern : undefined,
      needsCaptcha: needsCaptcha && guard.current?.isSetUp !== false,
      captchaKey: guard.current?.token(),
      last: last.current,
    });
    if ('message' in submission) return fail(submission);
    last.current = submission;
    if (tools.takesFilesItself(form)) {
      running.current = undefined;
      return postNatively(form, submitter);
    }
    flushSync(() => dispatch({ type: 'submit' }));
    const sent = await tools.sendSubmission(submission, signal);
    if (signal.aborted) return;
    if (sent.ok) {
      succeed();
      return onSuccess(tools);
    }
    const { at, failure } = sent;
    // A captcha's token does not live as long as a network may be gone.
    const canWait = failure.kind === 'network' && !navigator.onLine && submission.captchaKey === undefined;
    const waits = canWait && (await keeper.current?.queue(submission)) === true;
    if (signal.aborted) return;
    if (waits) running.current = undefined;
    else {
      fail(tools.explain(form, at, failure), 'status' in failure ? failure.status : 0);
      guard.current?.reset();
    }
  }

  /** A plain post leaves the page: not without a network, and not as a GET, with all that was typed in the address. */
  function withoutTools(form: HTMLFormElement, submitter: HTMLElement | null, error: unknown) {
    running.current = undefined;
    const canPost = navigator.onLine && member(form, 'method') === 'post';
    warnOnce(`the code that sends forms could not be loaded${canPost ? '; the form is posted' : ''}.`, error);
    if (!canPost) return fail({ message: notLoaded[navigator.onLine ? 'online' : 'offline'], errors: {} });
    if (!isToBeChecked(form, submitter) || member(form, 'reportValidity')()) postNatively(form, submitter);
  }

  /** A field that is wrong is looked at again while it is being mended. */
  function recheck(form: HTMLFormElement, name: string) {
    if (state.name !== 'failure') return;
    const field = sending.loaded.current?.mended(form, name, emailPattern);
    if (field !== undefined) dispatch({ type: 'mend', field });
  }

  function reset() {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'reset' });
  }

  return {
    state,
    attempt,
    submit,
    recheck,
    succeed,
    /** `false`: the form is busy with another submission. */
    wait(submission: Submission): boolean {
      if (running.current && last.current?.id !== submission.id) return false;
      last.current = submission;
      flushSync(() => dispatch({ type: 'queue' }));
      host.emit('sq-form-queued', {});
      return true;
    },
    async refuse() {
      const tools = await sending.load().catch(() => undefined);
      fail({ message: tools?.say(host.element, 'refused') ?? notLoaded.online, errors: {} });
    },
    reset,
  };
}
