import { useCallback } from 'react';
import type { BlockProps } from '../../elements/define/derived-types.js';
import type { form as declaration } from '../../elements/sq-form/declaration.js';
import { formMessages, type FormMessage } from '../../shared/i18n/en/form.js';
import { translate } from '../../shared/i18n/translate.js';
import { safeAddress } from '../../shared/links/safe-address.js';
import { nameOf, warnOnce } from '../../shared/log.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { useCounters } from './use-counters.js';
import { useFieldErrors } from './use-field-errors.js';
import { useFormElement } from './use-form-element.js';
import { useLock } from './use-lock.js';
import { useSubmission } from './use-submission.js';
import { useSuccessContent } from './use-success-content.js';

/** Follows an address; a test puts its own in. */
export const navigation = { go: (address: string) => location.assign(address) };

/**
 * The form itself stays a real form in the light DOM: labels, autofill, password managers, the page's styles and a
 * plain POST all go on working. The block is its controller and the banners around it.
 */
export function Form(props: BlockProps<typeof declaration>) {
  const { host, successRedirect } = props;
  const { element } = host;
  const say = useCallback(
    (key: FormMessage, parameters?: Record<string, string | number>) =>
      translate(element, 'form', formMessages, key, parameters),
    [element],
  );
  const form = useFormElement(element, {
    fields: props.fields,
    formId: props.formId,
    buttonText: props.submitButtonText,
    say,
  });
  const button = form?.querySelector('button:not([type=button], [type=reset])')?.textContent.trim();
  const submission = useSubmission(host, {
    identity: {
      formId: props.formId,
      collectionId: props.collectionId,
      objectName: props.objectName,
      submitButtonText: props.submitButtonText || button || say('submit'),
      isOverlayForm: false,
    },
    emailPattern: props.emailPattern,
    say,
    onSuccess() {
      if (!successRedirect) return;
      const address = safeAddress(successRedirect);
      if (address) navigation.go(address);
      else
        warnOnce(
          `${nameOf(element)} success-redirect="${successRedirect}" is no address that can be followed.`,
          element,
        );
    },
  });
  const { state } = submission;
  const failure = state.name === 'failure' ? state.failure : undefined;
  const failedFields = Object.keys(failure?.errors ?? {}).length > 0;

  useListener<SubmitEvent>(element, 'submit', (event) => {
    if (event.defaultPrevented || event.target !== form || !form) return;
    event.preventDefault();
    void submission.submit(form, event.submitter);
  });
  useListener(element, 'input', ({ target }) => {
    if (form && target instanceof Element && 'name' in target) submission.recheck(form, String(target.name));
  });
  useFieldErrors(form, failure?.errors ?? {}, submission.attempt);
  useLock(form, state.name === 'submitting', say('submitting'));
  useCounters(form, (count, max) => say('counter', { count, max }));
  const message = props.postSubmitMessage || say('thanks');
  useSuccessContent(element, state.name === 'success', message, props.postSubmitHtml, props.postSubmitScripts);
  useMethods(host, {
    submit: () => form?.requestSubmit(),
    reset() {
      submission.reset();
      form?.reset();
    },
  });

  const words = [failedFields && say('scrollDown'), failure?.message].filter(Boolean).join(' ');
  return (
    <>
      <div role="alert" part="banner-above" hidden={!words}>
        {words}
      </div>
      <div id="content" hidden={state.name === 'success'}>
        <slot />
      </div>
      <slot name="success" />
      <div part="banner-below" hidden={!failedFields}>
        {failedFields && say('scrollUp')}
      </div>
      <span role="status" part="status">
        {state.name === 'submitting' && say('submitting')}
      </span>
    </>
  );
}
