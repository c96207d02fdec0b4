import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import type { form as declaration } from '../../../elements/sq-form/declaration.js';
import type { Host } from '../../../shared/declaration/derived-types.js';
import type { DraftsAndQueue } from '../drafts/drafts-and-queue.js';
import { needsValidation, postNatively } from '../element/native-submit.js';
import type { FormCaptcha } from '../features/captcha.js';
import type { FormIdentity, Submission } from '../logic/payload.js';
import type { EmailPattern } from '../logic/validation.js';
import { useOutcome } from './use-outcome.js';
import { submitWithoutCode } from './submit-without-code.js';
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
  /** `next`: the page that the server wants to be shown. */
  onSuccess(code: SendingModule, next: string | undefined): void;
}

interface Attempt {
  readonly code: SendingModule;
  readonly form: HTMLFormElement;
  readonly submission: Submission;
  /** Posts the form as the browser does without script. */
  post(): void;
}

/** Runs a submission: idle, submitting, then success or failure. Every failure ends in a state; nothing is thrown. */
export function useSubmission(host: Host<typeof declaration>, options: Options) {
  const { emailPattern, draftsAndQueue, captcha, sending, getText } = options;
  const outcome = useOutcome(host, captcha, draftsAndQueue);
  const { state, dispatch, running, last, fail, succeed } = outcome;

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (running.current || state.name === 'success' || state.name === 'queued') return;
    const { signal } = (running.current = new AbortController());
    const needsCaptcha = options.needsCaptcha && captcha.current?.isSetUp !== false;
    let code: SendingModule;
    try {
      code = await sending.load();
    } catch (error) {
      if (signal.aborted) return;
      running.current = undefined;
      submitWithoutCode(form, submitter, error, !needsCaptcha || captcha.current?.token() !== undefined, (key) =>
        fail({ message: getText(key), errors: {} }),
      );
      return;
    }
    if (signal.aborted) return;
    const data = new FormData(form, submitter);
    if (!host.emit('sq-submit', { formData: data })) return void (running.current = undefined);
    const prepared = code.prepareSubmission(form, submitter, {
      identity: options.identity,
      emailPattern: needsValidation(form, submitter) ? emailPattern : undefined,
      needsCaptcha,
      captcha: captcha.current?.token(),
      data,
      last: last.current,
    });
    if ('message' in prepared) return fail(prepared);
    const submission = (await draftsAndQueue.current?.keepKey(prepared)) ?? prepared;
    if (signal.aborted) return;
    last.current = submission;
    const post = () => {
      running.current = undefined;
      postNatively(form, submitter);
    };
    if (code.needsNativePost(form, submitter, submission)) return post();
    await send({ code, form, submission, post }, signal);
  }

  async function send({ code, form, submission, post }: Attempt, signal: AbortSignal) {
    flushSync(() => dispatch({ type: 'submit' }));
    const result = await code.sendForm(form, submission, signal);
    if (signal.aborted) return;
    if (result.ok) {
      succeed(result.text);
      return options.onSuccess(code, result.next);
    }
    // The visitor has cancelled an upload. Unlocked at once: the focus is on the button that sends again.
    if (result.failure.kind === 'aborted') return flushSync(reset);
    if (result.failure.kind === 'unreadable' && result.call === 'post') {
      flushSync(() => dispatch({ type: 'reset' }));
      return post();
    }
    const isQueued = code.canWait(submission, result) && (await draftsAndQueue.current?.queue(submission)) === true;
    if (signal.aborted) return;
    if (isQueued) running.current = undefined;
    else {
      last.current = { ...submission, wasUnanswered: code.isUnanswered(result) };
      fail(code.explainFailure(form, result, submission));
      captcha.current?.reset();
    }
  }

  /** Validates a field with an error again, while the visitor changes its control. */
  function recheck(form: HTMLFormElement, control: EventTarget | null) {
    if (state.name !== 'failure') return;
    const field = sending.loaded.current?.fixedField(form, control, emailPattern);
    if (field !== undefined) dispatch({ type: 'fix', field });
  }

  function reset() {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'reset' });
  }

  /** Shows that a submission from the queue was not accepted, or that it may not have arrived. */
  async function showRefused(outcome: 'refused' | 'unconfirmed') {
    const code = await sending.load().catch(() => undefined);
    fail({ message: code?.sendingText(host.element, outcome) ?? getText('processingError'), errors: {} });
  }

  return { ...outcome, submit, recheck, reset, showRefused };
}
