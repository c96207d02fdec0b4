import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../elements/define/derived-types.js';
import type { form as declaration } from '../../elements/sq-form/declaration.js';
import { warnOnce } from '../../shared/log.js';
import { pageContext } from '../../shared/page/read-page.js';
import type { CaptchaGuard } from './features/captcha.js';
import type { Keeper } from './features/keep.js';
import { formReducer, idle, type Failure } from './logic/form-state.js';
import { pageFields, type FormIdentity, type Submission } from './logic/payload.js';
import type { EmailPattern } from './logic/validation.js';
import type { Sending, SendingTools } from './use-sending.js';

interface Options {
  identity: FormIdentity;
  emailPattern: EmailPattern;
  /** Whether a captcha must be solved; without its code there is none that is. */
  needsCaptcha: boolean;
  guard: RefObject<CaptchaGuard | undefined>;
  keeper: RefObject<Keeper | undefined>;
  sending: Sending;
  /** What to say when there is no network to bring even the words for it. */
  offline: string;
  onSuccess(tools: SendingTools): void;
}

/** Runs a submission: idle, submitting, then success or failure; what goes wrong ends in a state, never in a throw. */
export function useSubmission(host: Host<typeof declaration>, options: Options) {
  const { identity, emailPattern, needsCaptcha, guard, keeper, sending, offline, onSuccess } = options;
  const [state, dispatch] = useReducer(formReducer, idle);
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  /** The last try: the same content sent again is the same submission. */
  const last = useRef<{ readonly form: string; readonly id: string }>(undefined);
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
    host.emit('sq-submit-success', {});
  }

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (running.current || state.name === 'success' || state.name === 'queued') return;
    const { signal } = (running.current = new AbortController());
    let tools: SendingTools;
    try {
      tools = await sending.load();
    } catch (error) {
      if (signal.aborted) return;
      // A plain post without a network would leave the page, and all that was typed.
      if (!navigator.onLine) return fail({ message: offline, errors: {} });
      warnOnce('the code that sends forms could not be loaded; the form is posted as without script.', error);
      return HTMLFormElement.prototype.submit.call(form);
    }
    if (signal.aborted) return;
    if (!host.emit('sq-submit', { formData: new FormData(form, submitter) })) {
      running.current = undefined;
      return;
    }
    const submission = prepare(form, tools);
    if (!submission) return;
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

  /** All that is to be sent; nothing when it may not be, which the visitor is then told. */
  function prepare(form: HTMLFormElement, tools: SendingTools): Submission | undefined {
    let content;
    try {
      const errors = tools.check(form, emailPattern);
      if (Object.keys(errors).length > 0) return void fail({ message: tools.say(form, 'invalidFields'), errors });
      content = tools.read(form);
    } catch {
      return void fail({ message: tools.say(form, 'unparseable'), errors: {} });
    }
    const captchaKey = guard.current?.token();
    if (needsCaptcha && captchaKey === undefined && guard.current?.isSetUp !== false)
      return void fail({ message: tools.say(form, 'captcha'), errors: {} });
    if (last.current?.form !== content) last.current = { form: content, id: tools.newId() };
    const page = pageFields(pageContext(), { title: document.title, path: location.pathname });
    return { id: last.current.id, identity, form: content, page, captchaKey };
  }

  /** A field that is wrong is looked at again while it is being mended. */
  function recheck(form: HTMLFormElement, name: string) {
    if (state.name !== 'failure') return;
    const field = sending.loaded.current?.mended(form, name, emailPattern);
    if (field !== undefined) dispatch({ type: 'mend', field });
  }

  return {
    state,
    attempt,
    submit,
    recheck,
    succeed,
    wait() {
      flushSync(() => dispatch({ type: 'queue' }));
      host.emit('sq-form-queued', {});
    },
    async refuse() {
      const tools = await sending.load();
      fail({ message: tools.say(host.element, 'refused'), errors: {} });
    },
    reset() {
      running.current?.abort();
      running.current = undefined;
      dispatch({ type: 'reset' });
    },
  };
}
