import { useCallback, useRef, useState } from 'react';
import type { form as declaration } from '../../elements/sq-form/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { formViewMessages } from '../../shared/platform/i18n/en/form-view.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { useMethods } from '../hooks/use-methods.js';
import type { DraftsAndQueue } from './drafts/drafts-and-queue.js';
import { useDraftsAndQueue } from './drafts/use-drafts-and-queue.js';
import { member } from './element/form-controls.js';
import { useCounters } from './element/use-counters.js';
import { useFormElement } from './element/use-form-element.js';
import { useSuccessContent } from './submission/use-success-content.js';
import { useCaptcha, useRenderCount } from './features/use-features.js';
import { useFieldErrors } from './submission/use-field-errors.js';
import { useFormEvents } from './submission/use-form-events.js';
import { useLock, useSendingCode, type SendingModule } from './submission/use-sending-code.js';
import { useSubmission } from './submission/use-submission.js';
import { FormView } from './view/form-view.js';

type Props = BlockProps<typeof declaration>;

/** Goes to another page; replaced by tests. */
export const navigation = { go: (address: string) => location.assign(address) };

const NO_ERRORS = {};

/** Containers that make a form an overlay's (storefront §3 "Form submission payload"). */
const OVERLAYS = 'dialog, [popover], [role=dialog]';

/** The control that gets the focus when a form is shown again. */
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button';

/**
 * The form itself stays a real form in the light DOM, so that labels, autofill, password managers, the page's styles and a
 * plain POST work. The block controls it, and shows the messages around it.
 */
export function Form(props: Props) {
  const { host, formId } = props;
  const { element } = host;
  const getText = useCallback(
    (key: keyof typeof formViewMessages, parameters?: Record<string, string | number>) =>
      translate(element, 'form', formViewMessages, key, parameters),
    [element],
  );
  const form = useFormElement(element, { fields: props.fields, formId, buttonText: props.submitButtonText });
  const sending = useSendingCode(element);
  const draftsAndQueue = useRef<DraftsAndQueue>(undefined);
  const submission = useSubmission(host, {
    identity: {
      formId,
      collectionId: props.collectionId,
      objectName: props.objectName,
      submitButtonText: props.submitButtonText,
      isOverlayForm: props.overlayForm || element.closest(OVERLAYS) !== null,
    },
    emailPattern: props.emailPattern,
    needsCaptcha: props.captcha !== 'none',
    captcha: useCaptcha(form, props.captcha, props.captchaKey),
    draftsAndQueue,
    sending,
    getText,
    onSuccess: (code, next) => followRedirect(props, code, next),
  });
  const { state } = submission;
  const problems = useFieldErrors(form, sending, state.name === 'failure' ? state.failure.errors : NO_ERRORS);
  const [isRestored, setRestored] = useState(false);
  useFormEvents(
    element,
    form,
    submission,
    () => setRestored(false),
    () => draftsAndQueue.current?.discard(),
  );
  useLock(form, sending, state.name === 'submitting', getText('submitting'));
  useCounters(form, getText);
  useSuccessContent(element, sending, state.name === 'success', {
    message: props.postSubmitMessage || (state.name === 'success' && state.text) || getText('thanks'),
    html: props.postSubmitHtml,
    runScripts: props.postSubmitScripts,
  });
  useRenderCount(form, formId);
  useDraftsAndQueue(element, form, draftsAndQueue, {
    remember: props.remember,
    formId,
    onRestore() {
      setRestored(true);
      host.emit('sq-form-restore', {});
    },
    onWaiting: submission.showQueued,
    onSent: () => submission.succeed(),
    onRefused: (outcome) => void submission.showRefused(outcome),
    onTakenBack: submission.reset,
  });
  useMethods(host, {
    submit: () => form && member(form, 'requestSubmit')(),
    reset() {
      submission.reset();
      if (form) member(form, 'reset')();
    },
  });
  return (
    <FormView
      element={element}
      submission={submission}
      problems={problems}
      isRestored={isRestored}
      getText={getText}
      onTakeBack={() => draftsAndQueue.current?.takeBack()}
      onFocusForm={() => form && member(form, 'querySelector')<HTMLElement>(FOCUSABLE)?.focus()}
    />
  );
}

/** The author's page of thanks; or else the server's, unless the author has a message instead. */
function followRedirect(props: Props, { safeAddress }: SendingModule, next: string | undefined): void {
  const { host, postSubmitMessage, postSubmitHtml } = props;
  const successRedirect = props.successRedirect || (!postSubmitMessage && !postSubmitHtml && next);
  if (!successRedirect) return;
  const address = safeAddress(successRedirect);
  if (address) return navigation.go(address);
  const name = nameOf(host.element);
  warnOnce(`${name}: "${successRedirect}" is no address that can be followed after success.`, host.element);
}
