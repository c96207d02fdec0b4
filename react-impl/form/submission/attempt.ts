import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import type { form as declaration } from '../../../elements/sq-form/declaration.js';
import type { Host } from '../../../shared/declaration/derived-types.js';
import { warnOnce } from '../../../shared/platform/log.js';
import type { DraftsAndQueue } from '../drafts/drafts-and-queue.js';
import { needsValidation } from '../element/native-submit.js';
import { entriesOf } from '../element/pressed.js';
import type { FormCaptcha } from '../features/captcha.js';
import type { FormIdentity, Submission } from '../logic/payload.js';
import type { EmailPattern } from '../logic/validation.js';
import { handOver } from './hand-over.js';
import { submitWithoutCode } from './submit-without-code.js';
import type { SendingCode, SendingModule } from './use-sending-code.js';
import type { useOutcome } from './use-outcome.js';

export interface Options {
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
  /** `next`: the page on which the server says what nobody can read for the visitor. */
  onDoubt(code: SendingModule, next: string | undefined): void;
}

export interface Context extends Options {
  readonly host: Host<typeof declaration>;
  readonly outcome: ReturnType<typeof useOutcome>;
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
  /** Aborted when the form is reset or removed. */
  readonly signal: AbortSignal;
}

/** From the press to the outcome. Whatever is thrown on the way ends in a message and a form that can be sent again. */
export async function attempt(context: Context): Promise<void> {
  let sendingText: SendingModule['sendingText'] | undefined;
  try {
    const prepared = await prepare(context);
    if (!prepared || context.signal.aborted) return;
    sendingText = prepared.code.sendingText;
    await send(context, prepared);
  } catch (error) {
    if (context.signal.aborted) return;
    const { host, form, outcome, getText } = context;
    warnOnce('a form could not be sent.', host.element, error);
    // What is thrown after the outcome does not change it.
    if (outcome.running.current)
      outcome.fail({ message: sendingText?.(form, 'unconfirmed') ?? getText('processingError'), errors: {} });
  }
}

interface Prepared {
  readonly code: SendingModule;
  readonly submission: Submission;
}

/** `undefined`: nothing is to be sent, and the visitor knows why. */
async function prepare(context: Context): Promise<Prepared | undefined> {
  const { host, outcome, form, submitter, signal, emailPattern, captcha, sending } = context;
  const { running, last, fail } = outcome;
  const needsCaptcha = context.needsCaptcha && captcha.current?.isSetUp !== false;
  const data = entriesOf(form, submitter);
  let code: SendingModule;
  try {
    code = await sending.load();
  } catch (error) {
    if (signal.aborted) return;
    await submitWithoutCode(context, error, !needsCaptcha || captcha.current?.token() !== undefined);
    return;
  }
  if (signal.aborted) return;
  if (!host.emit('sq-submit', { formData: data })) return void (running.current = undefined);
  const prepared = code.prepareSubmission(form, submitter, {
    identity: context.identity,
    emailPattern: needsValidation(form, submitter) ? emailPattern : undefined,
    needsCaptcha,
    captcha: captcha.current?.token(),
    data,
    last: last.current,
  });
  if ('message' in prepared) return void fail(prepared);
  // Storage that throws is no reason to send nothing.
  const kept = await context.draftsAndQueue.current?.keepKey(prepared).catch(() => undefined);
  return { code, submission: kept ?? prepared };
}

async function send(context: Context, { code, submission }: Prepared): Promise<void> {
  const { outcome, form, submitter, signal, draftsAndQueue } = context;
  const { running, last, dispatch } = outcome;
  last.current = submission;
  if (code.needsNativePost(form, submitter, submission)) return handOver(context);
  flushSync(() => dispatch({ type: 'submit' }));
  const result = await code.sendForm(form, submission, signal);
  if (signal.aborted) return;
  if (result.ok) {
    outcome.succeed(result.text);
    return context.onSuccess(code, result.next);
  }
  if (result.failure.kind === 'unclear') {
    outcome.doubt(result.failure.text);
    return context.onDoubt(code, result.failure.next);
  }
  // The visitor has cancelled an upload. Unlocked at once: the focus is on the button that sends again.
  if (result.failure.kind === 'aborted') return flushSync(outcome.reset);
  if (result.failure.kind === 'unreadable' && result.call === 'post') {
    flushSync(() => dispatch({ type: 'reset' }));
    return handOver(context);
  }
  const isQueued = code.canWait(submission, result) && (await draftsAndQueue.current?.queue(submission)) === true;
  if (signal.aborted) return;
  if (isQueued) running.current = undefined;
  else {
    last.current = { ...submission, wasUnanswered: code.isUnanswered(result) };
    outcome.fail(code.explainFailure(form, result, submission));
    outcome.resetCaptcha();
  }
}
