import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../elements/define/derived-types.js';
import type { form as declaration } from '../../elements/sq-form/declaration.js';
import type { FormMessage } from '../../shared/i18n/en/form.js';
import { newId } from '../../shared/outbox/new-id.js';
import { pageContext } from '../../shared/page/read-page.js';
import type { CaptchaGuard } from './features/captcha.js';
import type { Keeper } from './features/keep.js';
import { fieldGroups, readValue } from './field-groups.js';
import { sendSubmission } from './form-api.js';
import { formReducer, idle, type Failure } from './logic/form-state.js';
import { pageFields, type FormIdentity, type Submission } from './logic/payload.js';
import { submitFailure } from './logic/submit-failure.js';
import type { EmailPattern } from './logic/validation.js';
import { validateGroup } from './validate-group.js';

interface Options {
  identity: FormIdentity;
  emailPattern: EmailPattern;
  /** Whether a captcha must be solved; without its code there is none that is. */
  needsCaptcha: boolean;
  guard: RefObject<CaptchaGuard | undefined>;
  keeper: RefObject<Keeper | undefined>;
  say(key: FormMessage, parameters?: Record<string, string>): string;
  onSuccess(): void;
}

/** Runs a submission: idle, submitting, then success or failure; what goes wrong ends in a state, never in a throw. */
export function useSubmission(host: Host<typeof declaration>, options: Options) {
  const { identity, emailPattern, needsCaptcha, guard, keeper, say, onSuccess } = options;
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

  function validate(form: HTMLFormElement) {
    return Object.fromEntries(
      fieldGroups(form).flatMap((group) => {
        const problem = validateGroup(group, emailPattern, say);
        return problem === undefined ? [] : [[group.id, problem]];
      }),
    );
  }

  function read(form: HTMLFormElement): string {
    return JSON.stringify(
      Object.fromEntries(fieldGroups(form).map((group) => [group.id, readValue(group, location.search)])),
    );
  }

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (running.current || state.name === 'success' || state.name === 'queued') return;
    if (!host.emit('sq-submit', { formData: new FormData(form, submitter) })) return;
    let content;
    try {
      const errors = validate(form);
      if (Object.keys(errors).length > 0) return fail({ message: say('invalidFields'), errors });
      content = read(form);
    } catch {
      return fail({ message: say('unparseable'), errors: {} });
    }
    const captchaKey = guard.current?.token();
    if (needsCaptcha && captchaKey === undefined && guard.current?.isSetUp !== false)
      return fail({ message: say('captcha'), errors: {} });
    if (last.current?.form !== content) last.current = { form: content, id: newId() };
    const submission: Submission = {
      id: last.current.id,
      identity,
      form: content,
      page: pageFields(pageContext(), { title: document.title, path: location.pathname }),
      captchaKey,
    };
    const abort = (running.current = new AbortController());
    flushSync(() => dispatch({ type: 'submit' }));
    const sent = await sendSubmission(submission, abort.signal);
    if (abort.signal.aborted) return;
    if (sent.ok) {
      succeed();
      return onSuccess();
    }
    const { at, failure } = sent;
    // A captcha's token does not live as long as a network may be gone.
    const canWait = failure.kind === 'network' && !navigator.onLine && captchaKey === undefined;
    if (canWait && (await keeper.current?.queue(submission)) === true) {
      if (!abort.signal.aborted) running.current = undefined;
      return;
    }
    if (abort.signal.aborted) return;
    fail(at === 'key' ? { message: say('noKey'), errors: {} } : submitFailure(failure, say), statusOf(failure));
    guard.current?.reset();
  }

  /** A field that is wrong is looked at again while it is being mended. */
  function recheck(form: HTMLFormElement, name: string) {
    if (state.name !== 'failure') return;
    const group = fieldGroups(form).find(({ controls }) => controls.some((control) => control.name === name));
    if (group && group.id in state.failure.errors && validateGroup(group, emailPattern, say) === undefined)
      dispatch({ type: 'mend', field: group.id });
  }

  return {
    state,
    attempt,
    submit,
    recheck,
    fail,
    succeed,
    wait() {
      flushSync(() => dispatch({ type: 'queue' }));
      host.emit('sq-form-queued', {});
    },
    reset() {
      running.current?.abort();
      running.current = undefined;
      dispatch({ type: 'reset' });
    },
  };
}

const statusOf = (failure: { kind: string; status?: number }): number => failure.status ?? 0;
