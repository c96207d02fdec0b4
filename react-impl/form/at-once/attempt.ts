import { flushSync } from 'react-dom';
import { warnOnce } from '../../../shared/platform/log.js';
import { isReached } from '../../../shared/platform/requests/post-form.js';
import { needsValidation } from './native-submit.js';
import { entriesOf } from './pressed.js';
import type { Submission } from '../logic/payload.js';
import { handOver } from './hand-over.js';
import { sendWhenOnline } from './send-when-online.js';
import { submitWithoutCode } from './submit-without-code.js';
import type { Context } from './context.js';
import type { SendingModule } from './use-sending-code.js';

/** From the press to the outcome. Whatever is thrown on the way ends in a message and a form that can be sent again. */
export async function attempt(context: Context): Promise<void> {
  let sendingText: SendingModule['sendingText'] | undefined;
  context.outcome.waiting.current = undefined;
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
    const isOffline = await submitWithoutCode(context, error, !needsCaptcha || captcha.current?.token() !== undefined);
    if (isOffline && context.remember) sendWhenOnline(context, attempt);
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
  if (code.needsNativePost(form, submitter, submission)) {
    // The browser's own page of an error would take the place of what was written.
    const isOnline = /^(?!https?:)/.test(submission.post?.action ?? '/') || (await isReached(signal));
    if (signal.aborted) return;
    return isOnline ? handOver(context) : outcome.fail({ message: context.getText('offline'), errors: {} });
  }
  flushSync(() => dispatch({ type: 'submit' }));
  const result = await code.sendForm(form, submission, signal);
  // Also after a reset: what was sent was used.
  code.renewTokens(form, result);
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
    if (context.remember && !draftsAndQueue.current && code.canWait(submission, result))
      sendWhenOnline(context, attempt);
  }
}
