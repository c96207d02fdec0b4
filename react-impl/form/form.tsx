import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { form as declaration } from '../../elements/sq-form/declaration.js';
import { formViewMessages } from '../../shared/platform/i18n/en/form-view.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { useFeature } from '../hooks/use-feature.js';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import type { CaptchaGuard } from './features/captcha.js';
import type { Keeper } from './drafts/drafts-and-queue.js';
import { FormMessages } from './view/error-banner.js';
import { member } from './element/form-controls.js';
import { onControls } from './on-controls.js';
import { isElsewhere, isPassing } from './post-natively.js';
import { isToBeChecked } from './element/native-submit.js';
import { Queued } from './view/queued-message.js';
import { useCounters } from './element/use-counters.js';
import { useFieldErrors } from './submission/use-field-errors.js';
import { useFormElement } from './element/use-form-element.js';
import { useKeeping } from './drafts/use-drafts-and-queue.js';
import { useLock } from './element/use-lock.js';
import { useSending } from './submission/use-sending-code.js';
import { useSubmission } from './submission/use-submission.js';
import { useSuccessContent } from './element/use-success-content.js';

/** Follows an address; a test puts its own in. */
export const navigation = { go: (address: string) => location.assign(address) };

/** Where the focus goes when a form comes back. */
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button';

/** What a form may stand in when it is an overlay's (storefront §3 "Form submission payload"). */
const OVERLAYS = 'dialog, [popover], [role=dialog]';

/**
 * The form itself stays a real form in the light DOM: labels, autofill, password managers, the page's styles and a
 * plain POST all go on working. The block is its controller and the banners around it.
 */
export function Form(props: BlockProps<typeof declaration>) {
  const { host, successRedirect, formId, captcha } = props;
  const { element } = host;
  const say = useCallback(
    (key: keyof typeof formViewMessages, parameters?: Record<string, string | number>) =>
      translate(element, 'form', formViewMessages, key, parameters),
    [element],
  );
  const form = useFormElement(element, { fields: props.fields, formId, buttonText: props.submitButtonText });
  const guard = useRef<CaptchaGuard>(undefined);
  const keeper = useRef<Keeper>(undefined);
  const sending = useSending(element);
  const submission = useSubmission(host, {
    identity: {
      formId,
      collectionId: props.collectionId,
      objectName: props.objectName,
      submitButtonText: props.submitButtonText,
      isOverlayForm: props.overlayForm || element.closest(OVERLAYS) !== null,
    },
    emailPattern: props.emailPattern,
    needsCaptcha: captcha !== 'none',
    guard,
    keeper,
    sending,
    notLoaded: { offline: say('offline'), online: say('processingError') },
    onSuccess({ safeAddress }) {
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
  const Captcha = useFeature(captcha !== 'none', () => import('./features/captcha.js'));
  const { Keep, typed } = useKeeping(element, form, props.remember);
  // Only a page that says whose it is has anybody to tell.
  const isTold = Boolean(formId && pageContext().website['id']);
  const RenderHit = useFeature(isTold, () => import('./features/render-hit.js'));
  const [isRestored, setRestored] = useState(false);

  useListener<SubmitEvent>(element, 'submit', (event) => {
    const { submitter } = event;
    if (event.defaultPrevented || event.target !== form || !form || isPassing(form)) return;
    if (isElsewhere(submitter)) {
      if (isToBeChecked(form, submitter) && !member(form, 'reportValidity')()) event.preventDefault();
      return;
    }
    event.preventDefault();
    setRestored(false); // it has been said
    void submission.submit(form, submitter);
  });
  useListener(element, 'reset', (event) => {
    if (event.defaultPrevented || event.target !== form) return;
    if (state.name === 'failure') submission.reset();
    keeper.current?.forget();
  });
  const recheck = useLatest(submission.recheck);
  useLayoutEffect(
    () => form && onControls(form, ['input'], ({ target }) => recheck.current(form, (target as HTMLInputElement).name)),
    [form, recheck],
  );
  const problems = useFieldErrors(form, sending, failure?.errors ?? {});
  useLock(form, state.name === 'submitting', say('submitting'));
  useCounters(form, (count, max) => say('counter', { count, max }));
  useSuccessContent(element, sending, state.name === 'success', {
    message: props.postSubmitMessage || say('thanks'),
    html: props.postSubmitHtml,
    runScripts: props.postSubmitScripts,
  });
  useMethods(host, {
    submit: () => form && member(form, 'requestSubmit')(),
    reset() {
      submission.reset();
      if (form) member(form, 'reset')();
    },
  });

  return (
    <>
      <FormMessages message={failure?.message ?? ''} problems={problems} attempt={submission.attempt} say={say} />
      <div id="content" hidden={state.name === 'success' || state.name === 'queued'}>
        <slot />
      </div>
      <slot name="success" />
      <div part="queued" hidden={state.name !== 'queued'}>
        {state.name === 'queued' && (
          <Queued
            element={element}
            text={say('queued')}
            action={say('takeBack')}
            onTakeBack={() => keeper.current?.takeBack()}
            onLeave={() => form && member(form, 'querySelector')<HTMLElement>(FOCUSABLE)?.focus()}
          />
        )}
      </div>
      <div part="banner-below" hidden={problems.length === 0}>
        {problems.length > 0 && say('scrollUp')}
      </div>
      <span role="status" part="status">
        {state.name === 'submitting' ? say('submitting') : isRestored && say('restored')}
      </span>
      {RenderHit && form && <RenderHit formId={formId} />}
      {Captcha && form && captcha !== 'none' && (
        <Captcha form={form} provider={captcha} siteKey={props.captchaKey || siteKeyOfPage()} guard={guard} />
      )}
      {Keep && form && (
        <Keep
          form={form}
          place={`${location.pathname}#${formId || (member(form, 'getAttribute')('action') ?? '')}`}
          keeper={keeper}
          typed={typed}
          onRestore={() => {
            setRestored(true);
            host.emit('sq-form-restore', {});
          }}
          onWaiting={submission.wait}
          onSent={submission.succeed}
          onRefused={() => void submission.refuse()}
          onTakenBack={submission.reset}
        />
      )}
    </>
  );
}

const siteKeyOfPage = () => {
  const key = pageContext().websiteSettings['captchaSiteKey'];
  return typeof key === 'string' ? key : '';
};
