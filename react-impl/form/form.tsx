import { useCallback, useRef, useState } from 'react';
import type { BlockProps } from '../../elements/define/derived-types.js';
import type { form as declaration } from '../../elements/sq-form/declaration.js';
import { formMessages, type FormMessage } from '../../shared/i18n/en/form.js';
import { translate } from '../../shared/i18n/translate.js';
import { safeAddress } from '../../shared/links/safe-address.js';
import { nameOf, warnOnce } from '../../shared/log.js';
import { pageContext } from '../../shared/page/read-page.js';
import { useFeature } from '../hooks/use-feature.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import type { CaptchaGuard } from './features/captcha.js';
import type { Keeper } from './features/keep.js';
import { FormMessages } from './form-messages.js';
import { submitButtons } from './submit-buttons.js';
import { useCounters } from './use-counters.js';
import { useFieldErrors } from './use-field-errors.js';
import { useFormElement } from './use-form-element.js';
import { useLock } from './use-lock.js';
import { useRenderHit } from './use-render-hit.js';
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
  const button = form && submitButtons(form)[0];
  const buttonText = (button instanceof HTMLInputElement ? button.value : button?.textContent)?.trim();
  const guard = useRef<CaptchaGuard>(undefined);
  const keeper = useRef<Keeper>(undefined);
  const provider = props.captcha;
  const needsCaptcha = provider !== 'none';
  const submission = useSubmission(host, {
    identity: {
      formId: props.formId,
      collectionId: props.collectionId,
      objectName: props.objectName,
      submitButtonText: props.submitButtonText || buttonText || say('submit'),
      isOverlayForm: props.overlayForm || element.closest(OVERLAYS) !== null,
    },
    emailPattern: props.emailPattern,
    needsCaptcha,
    guard,
    keeper,
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
  const Captcha = useFeature(needsCaptcha, () => import('./features/captcha.js'));
  const Keep = useFeature(props.remember, () => import('./features/keep.js'));
  const [note, setNote] = useState<FormMessage>();
  const waitBox = useRef<HTMLDivElement>(null);

  useListener<SubmitEvent>(element, 'submit', (event) => {
    if (event.defaultPrevented || event.target !== form || !form) return;
    event.preventDefault();
    void submission.submit(form, event.submitter);
  });
  useListener(element, 'input', ({ target }) => {
    if (form && target instanceof Element && 'name' in target) submission.recheck(form, String(target.name));
  });
  const problems = useFieldErrors(form, failure?.errors ?? {});
  useLock(form, state.name === 'submitting', say('submitting'));
  useCounters(form, (count, max) => say('counter', { count, max }));
  const message = props.postSubmitMessage || say('thanks');
  useSuccessContent(element, state.name === 'success', message, props.postSubmitHtml, props.postSubmitScripts);
  useRenderHit(props.formId, form !== undefined);
  useMethods(host, {
    submit: () => form?.requestSubmit(),
    reset() {
      submission.reset();
      form?.reset();
      keeper.current?.forget();
    },
  });

  const isGone = state.name === 'success' || state.name === 'queued';
  return (
    <>
      <FormMessages message={failure?.message ?? ''} problems={problems} attempt={submission.attempt} say={say} />
      <div id="content" hidden={isGone}>
        <slot />
      </div>
      <slot name="success" />
      <div ref={waitBox} part="queued" tabIndex={-1} hidden={state.name !== 'queued'}>
        {state.name === 'queued' && (
          <>
            <p role="status">{say('queued')}</p>
            <button onClick={() => void keeper.current?.takeBack()}>{say('takeBack')}</button>
          </>
        )}
      </div>
      <div part="banner-below" hidden={problems.length === 0}>
        {problems.length > 0 && say('scrollUp')}
      </div>
      <span role="status" part="status">
        {state.name === 'submitting' ? say('submitting') : note && say(note)}
      </span>
      {Captcha && form && needsCaptcha && (
        <Captcha
          form={form}
          provider={provider}
          siteKey={props.captchaKey || siteKeyOfPage()}
          guard={guard}
          say={say}
        />
      )}
      {Keep && form && (
        <Keep
          form={form}
          place={`${location.pathname}#${props.formId || form.getAttribute('action') || ''}`}
          keeper={keeper}
          onRestore={() => {
            setNote('restored');
            host.emit('sq-form-restore', {});
          }}
          onWaiting={submission.wait}
          onSent={submission.succeed}
          onRefused={() => submission.fail({ message: say('refused'), errors: {} })}
          onTakenBack={submission.reset}
        />
      )}
    </>
  );
}

/** What a form may stand in when it is an overlay's (storefront §3 "Form submission payload"). */
const OVERLAYS = 'dialog, [popover], [role=dialog]';

const siteKeyOfPage = () => {
  const key = pageContext().websiteSettings['captchaSiteKey'];
  return typeof key === 'string' ? key : '';
};
