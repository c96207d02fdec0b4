import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import type { form as declaration } from '../../../elements/sq-form/declaration.js';
import type { Host } from '../../../shared/declaration/derived-types.js';
import { warnOnce } from '../../../shared/platform/log.js';
import type { DraftsAndQueue } from '../drafts/drafts-and-queue.js';
import { member } from '../element/form-controls.js';
import { needsValidation, postNatively } from '../element/native-submit.js';
import type { FormCaptcha } from '../features/captcha.js';
import type { FormIdentity, Submission } from '../logic/payload.js';
import type { EmailPattern } from '../logic/validation.js';
import { useOutcome } from './use-outcome.js';
import type { SendingCode, SendingModule } from './use-sending-code.js';

interface Options {
  /** With an empty `submitButtonText` the text of the pressed button is sent. */
  identity: FormIdentity;
  emailPattern: EmailPattern;
  /** Whether a captcha must be solved; while its code is not loaded, none is. */
  needsCaptcha: boolean;
  captcha: RefObject<FormCaptcha | undefined>;
  draftsAndQueue: RefObject<DraftsAndQueue | undefined>;
  sending: SendingCode;
  /** The errors when the code that sends, which has the other texts, could not be loaded. */
  getText(key: 'offline' | 'processingError'): string;
  onSuccess(code: SendingModule): void;
}

/** Runs a submission: idle, submitting, then success or failure. Every failure ends in a state; nothing is thrown. */
export function useSubmission(host: Host<typeof declaration>, options: Options) {
  const { emailPattern, draftsAndQueue, captcha, sending, getText } = options;
  const outcome = useOutcome(host, captcha, draftsAndQueue);
  const { state, dispatch, running, last, fail, succeed } = outcome;

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (running.current || state.name === 'success' || state.name === 'queued') return;
    const { signal } = (running.current = new AbortController());
    let code: SendingModule;
    try {
      code = await sending.load();
    } catch (error) {
      if (!signal.aborted) submitWithoutCode(form, submitter, error);
      return;
    }
    if (signal.aborted) return;
    if (!host.emit('sq-submit', { formData: new FormData(form, submitter) })) {
      running.current = undefined;
      return;
    }
    const submission = code.prepareSubmission(form, submitter, {
      identity: options.identity,
      emailPattern: needsValidation(form, submitter) ? emailPattern : undefined,
      needsCaptcha: options.needsCaptcha && captcha.current?.isSetUp !== false,
      captchaKey: captcha.current?.token(),
      last: last.current,
    });
    if ('message' in submission) return fail(submission);
    last.current = submission;
    if (code.needsNativePost(form)) {
      running.current = undefined;
      return postNatively(form, submitter);
    }
    await send(code, form, submission, signal);
  }

  async function send(code: SendingModule, form: HTMLFormElement, submission: Submission, signal: AbortSignal) {
    flushSync(() => dispatch({ type: 'submit' }));
    const result = await code.sendSubmission(submission, signal);
    if (signal.aborted) return;
    if (result.ok) {
      succeed();
      return options.onSuccess(code);
    }
    const { call, failure } = result;
    // Not with a captcha: its token expires before the network may be back.
    const canWait = failure.kind === 'network' && !navigator.onLine && submission.captchaKey === undefined;
    const isQueued = canWait && (await draftsAndQueue.current?.queue(submission)) === true;
    if (signal.aborted) return;
    if (isQueued) running.current = undefined;
    else {
      fail(code.explainFailure(form, call, failure), 'status' in failure ? failure.status : 0);
      captcha.current?.reset();
    }
  }

  /**
   * Posts the form as the browser does, which leaves the page: not without a network, and not with GET, which would put all
   * entries into the address.
   */
  function submitWithoutCode(form: HTMLFormElement, submitter: HTMLElement | null, error: unknown) {
    running.current = undefined;
    const canPost = navigator.onLine && member(form, 'method') === 'post';
    warnOnce(`the code that sends forms could not be loaded${canPost ? '; the form is posted' : ''}.`, error);
    if (!canPost) return fail({ message: getText(navigator.onLine ? 'processingError' : 'offline'), errors: {} });
    if (!needsValidation(form, submitter) || member(form, 'reportValidity')()) postNatively(form, submitter);
  }

  /** Validates a field with an error again, while the visitor changes the control named `name`. */
  function recheck(form: HTMLFormElement, name: string) {
    if (state.name !== 'failure') return;
    const field = sending.loaded.current?.fixedField(form, name, emailPattern);
    if (field !== undefined) dispatch({ type: 'fix', field });
  }

  function reset() {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'reset' });
  }

  /** Shows that the server has refused a submission from the queue. */
  async function showRefused() {
    const code = await sending.load().catch(() => undefined);
    fail({ message: code?.sendingText(host.element, 'refused') ?? getText('processingError'), errors: {} });
  }

  return { ...outcome, submit, recheck, reset, showRefused };
}
