import { flushSync } from 'react-dom';
import { ofForm } from '../../../shared/forms/form-controls.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { matches } from '../../../shared/platform/page/element-calls.js';
import { isReached } from '../../../shared/platform/requests/post-form.js';
import type { Submission } from '../logic/payload.js';
import type { Context } from './context.js';
import { methodOf } from './form-action.js';
import { handOver } from './hand-over.js';
import { needsValidation } from './native-submit.js';
import { openParts } from './open-parts.js';
import { entriesOf } from './pressed.js';
import type { SendingModule } from './use-sending-code.js';

type Prepared = Exclude<ReturnType<SendingModule['prepareSubmission']>, { message: string }> & {
  readonly code: SendingModule;
};
type Result = Awaited<ReturnType<SendingModule['sendForm']>>;

/** From the press to the outcome. Whatever is thrown on the way ends in a message and a form that can be sent again. */
export async function attempt(context: Context): Promise<void> {
  const { host, form, outcome, signal, getText } = context;
  let prepared: Prepared | undefined;
  outcome.waiting.current = undefined;
  try {
    prepared = await prepare(context);
    if (prepared) await send(context, prepared);
  } catch (error) {
    if (signal.aborted) return;
    warnOnce('a form could not be sent.', host.element, error);
    // What is thrown after the outcome does not change it.
    if (outcome.running.current)
      outcome.fail({
        message: prepared?.code.sendingText(form, 'unconfirmed') ?? getText('processingError'),
        errors: {},
      });
  }
}

/** `undefined`: nothing is to be sent, and the visitor knows why. */
async function prepare(context: Context): Promise<Prepared | undefined> {
  const { host, outcome, form, submitter, signal, emailPattern, captcha } = context;
  const needsCaptcha = context.needsCaptcha && captcha.current?.isSetUp !== false;
  const data = entriesOf(form, submitter);
  const code = await loadCode(context, !needsCaptcha || captcha.current?.token() !== undefined);
  signal.throwIfAborted();
  if (code && !host.emit('sq-submit', { formData: data })) outcome.running.current = undefined;
  else if (code) {
    const prepared = code.prepareSubmission(form, submitter, {
      identity: context.identity,
      emailPattern: needsValidation(form, submitter) ? emailPattern : undefined,
      needsCaptcha,
      captcha: captcha.current?.token(),
      data,
      last: outcome.last.current,
    });
    if ('message' in prepared) outcome.fail(prepared);
    else return { code, ...prepared, submission: await withKeptKey(context, prepared.submission) };
  }
  return undefined;
}

/** Storage that throws is no reason to send nothing. */
async function withKeptKey({ draftsAndQueue, signal }: Context, submission: Submission): Promise<Submission> {
  const kept = await draftsAndQueue.current?.keepKey(submission).catch(() => undefined);
  signal.throwIfAborted();
  return kept ?? submission;
}

async function send(context: Context, prepared: Prepared): Promise<void> {
  const { outcome, form, submitter, signal, getText } = context;
  const { code, submission } = prepared;
  outcome.last.current = submission;
  if (code.needsNativePost(form, submitter, submission)) {
    // The browser's own page of an error would take the place of what was written.
    const isOnline = /^(?!https?:)/.test(submission.post?.action ?? '/') || (await isReached(signal));
    signal.throwIfAborted();
    if (isOnline) await handOver(context);
    else outcome.fail({ message: getText('offline'), errors: {} });
  } else {
    flushSync(() => outcome.dispatch({ type: 'submit' }));
    const result = await code.sendForm(form, submission, signal);
    // Also after a reset: what was sent was used.
    code.renewTokens(form, result);
    signal.throwIfAborted();
    await show(context, prepared, result);
  }
}

async function show(context: Context, prepared: Prepared, result: Result): Promise<void> {
  const { outcome, onSuccess, onDoubt } = context;
  if (result.ok) {
    outcome.succeed(result.text);
    onSuccess(prepared.code, result.next);
  } else if (result.failure.kind === 'unclear') {
    outcome.doubt(result.failure.text);
    onDoubt(prepared.code, result.failure.next);
  } else if (result.failure.kind === 'aborted') {
    // The visitor has cancelled an upload. Unlocked at once: the focus is on the button that sends again.
    flushSync(outcome.reset);
  } else if (result.failure.kind === 'unreadable' && result.call === 'post') {
    flushSync(() => outcome.dispatch({ type: 'reset' }));
    await handOver(context);
  } else await keepOrExplain(context, prepared, result);
}

/** A submission that was not accepted waits for the network, where it may; else the visitor is told. */
async function keepOrExplain(context: Context, prepared: Prepared, result: Result & { ok: false }): Promise<void> {
  const { outcome, form, signal, draftsAndQueue, remember } = context;
  const { code, submission, groups } = prepared;
  const canWait = code.canWait(submission, result);
  const isQueued = canWait && (await draftsAndQueue.current?.queue(submission)) === true;
  signal.throwIfAborted();
  if (isQueued) outcome.running.current = undefined;
  else {
    outcome.last.current = { ...submission, wasUnanswered: code.isUnanswered(result) };
    outcome.fail(code.explainFailure(form, groups, result, submission));
    outcome.resetCaptcha();
    if (canWait && remember && !draftsAndQueue.current) sendWhenOnline(context);
  }
}

/** `undefined`: it cannot be loaded; the browser posts the form, or the visitor knows why not. */
async function loadCode(context: Context, mayPost: boolean): Promise<SendingModule | undefined> {
  try {
    return await context.sending.load();
  } catch (error) {
    context.signal.throwIfAborted();
    await submitWithoutCode(context, error, mayPost);
    return undefined;
  }
}

/**
 * The code that sends could not be loaded: the browser posts the form, which leaves the page. Not without a network, and not
 * with GET, which would put all entries into the address; not while a captcha is not solved.
 */
async function submitWithoutCode(context: Context, error: unknown, mayPost: boolean): Promise<void> {
  const { form, submitter, outcome, signal, remember, getText } = context;
  const hasNetwork = await isReached(signal);
  signal.throwIfAborted();
  const canPost = mayPost && hasNetwork && methodOf(form, submitter) === 'post';
  warnOnce(`the code that sends forms could not be loaded${canPost ? '; the form is posted' : ''}.`, error);
  const isChecked = needsValidation(form, submitter);
  if (!canPost) {
    outcome.fail({ message: getText(hasNetwork ? 'processingError' : 'offline'), errors: {} });
    if (!hasNetwork && remember) sendWhenOnline(context);
  } else {
    if (isChecked) openClosedParts(form);
    if (!isChecked || ofForm(form, 'reportValidity')()) await handOver(context);
    else outcome.running.current = undefined;
  }
}

/** A browser does not say a word of a field that it cannot focus. */
function openClosedParts(form: HTMLFormElement): void {
  const refused = [...ofForm(form, 'elements')].find((each) => each.matches(':invalid:not(fieldset, object, output)'));
  if (refused) openParts(refused);
}

/** A press without a network, before the code that keeps it for later has come: sent when both are there, if it is the same still. */
function sendWhenOnline(context: Context): void {
  const { form, submitter, outcome, sending, host } = context;
  const { running, waiting } = outcome;
  const read = () => new URLSearchParams([...entriesOf(form, submitter)] as string[][]).toString();
  waiting.current = read();
  const wait = () => addEventListener('online', () => void sending.load().then(sendAgain, wait), { once: true });
  const sendAgain = () => {
    if (waiting.current !== read() || !host.element.isConnected) return;
    // Its errors would take the focus from what the visitor does by now.
    if (needsValidation(form, submitter) && !matches(form, ':valid')) return;
    running.current = new AbortController();
    void attempt({ ...context, signal: running.current.signal });
  };
  wait();
}
