import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../elements/define/derived-types.js';
import type { form as declaration } from '../../elements/sq-form/declaration.js';
import type { FormMessage } from '../../shared/i18n/en/form.js';
import { fieldGroups, readValue } from './field-groups.js';
import { fetchKey, saveSubmission } from './form-api.js';
import { formReducer, idle, type Failure } from './logic/form-state.js';
import type { FormIdentity } from './logic/payload.js';
import { submitFailure } from './logic/submit-failure.js';
import type { EmailPattern } from './logic/validation.js';
import { validateGroup } from './validate-group.js';

interface Options {
  identity: FormIdentity;
  emailPattern: EmailPattern;
  say(key: FormMessage, parameters?: Record<string, string>): string;
  onSuccess(): void;
}

/** Runs a submission: idle, submitting, then success or failure; what goes wrong ends in a state, never in a throw. */
export function useSubmission(host: Host<typeof declaration>, { identity, emailPattern, say, onSuccess }: Options) {
  const [state, dispatch] = useReducer(formReducer, idle);
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
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

  function validate(form: HTMLFormElement) {
    return Object.fromEntries(
      fieldGroups(form).flatMap((group) => {
        const problem = validateGroup(group, emailPattern, say);
        return problem === undefined ? [] : [[group.id, problem]];
      }),
    );
  }

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (running.current || state.name === 'success') return;
    if (!host.emit('sq-submit', { formData: new FormData(form, submitter) })) return;
    let values;
    try {
      const errors = validate(form);
      if (Object.keys(errors).length > 0) return fail({ message: say('invalidFields'), errors });
      values = Object.fromEntries(fieldGroups(form).map((group) => [group.id, readValue(group, location.search)]));
    } catch {
      return fail({ message: say('unparseable'), errors: {} });
    }
    const abort = (running.current = new AbortController());
    flushSync(() => dispatch({ type: 'submit' }));
    const key = await fetchKey(abort.signal);
    if (abort.signal.aborted) return;
    if (!key.ok) return fail({ message: say('noKey'), errors: {} }, statusOf(key.failure));
    const saved = await saveSubmission(key.data, identity, values, abort.signal);
    if (abort.signal.aborted) return;
    if (!saved.ok) return fail(submitFailure(saved.failure, say), statusOf(saved.failure));
    running.current = undefined;
    flushSync(() => dispatch({ type: 'succeed' }));
    host.emit('sq-submit-success', {});
    onSuccess();
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
    reset() {
      running.current?.abort();
      running.current = undefined;
      dispatch({ type: 'reset' });
    },
  };
}

const statusOf = (failure: { kind: string; status?: number }): number => failure.status ?? 0;
