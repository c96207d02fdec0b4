import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { form as declaration } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import type { DraftsAndQueue } from './drafts/drafts-and-queue.js';
import { useDraftsAndQueue } from './at-once/use-drafts-and-queue.js';
import { ofForm } from '../../shared/forms/form-controls.js';
import { goTo } from '../../shared/platform/page/go-to.js';
import { requestSubmit } from './at-once/pressed.js';
import { useFormElement } from './at-once/use-form-element.js';
import { useSuccessContent } from './at-once/use-success-content.js';
import { useCaptcha, useFeatures } from './at-once/use-features.js';
import { useFormEvents } from './at-once/use-form-events.js';
import { useFieldErrors, useLock, useSendingCode, type SendingModule } from './at-once/use-sending-code.js';
import { useSubmission } from './at-once/use-submission.js';
import { FormView, useViewText } from './at-once/form-view.js';

type Props = BlockProps<typeof declaration>;

/** Goes to another page, or loads this one again; replaced by tests. */
export const navigation = {
  go: goTo,
  reload: () => location.reload(),
};

const NO_ERRORS = {};

/** Containers that make a form an overlay's (storefront §3 "Form submission payload"). */
const OVERLAYS = 'sq-popup, dialog, [popover], [role=dialog]';

/** The control that gets the focus when a form is shown again. */
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button';

/**
 * The form itself stays a real form in the light DOM, so that labels, autofill, password managers, the page's styles and a
 * plain POST work. The block controls it, and shows the messages around it.
 */
export function Form(props: Props) {
  const { host, formId } = props;
  const { element } = host;
  const getText = useViewText(element);
  const form = useFormElement(host, { fields: props.fields, formId, buttonText: props.submitButtonText });
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
    remember: props.remember,
    draftsAndQueue,
    sending,
    getText,
    onSuccess: (code, next) => followRedirect(props, code, next),
    onDoubt: (code, next) => followAnswer(element, code, next),
  });
  const { state } = submission;
  const problems = useFieldErrors(form, sending, state.name === 'failure' ? state.failure.errors : NO_ERRORS);
  const [notice, setNotice] = useState<'restored' | 'forgotten'>();
  const discard = () => draftsAndQueue.current?.discard();
  useFormEvents(element, form, submission, () => setNotice(undefined), discard, discard);
  useLock(form, sending, state.name === 'submitting', getText('submitting'));
  const focusForm = () => form && ofForm(form, 'querySelector')<HTMLElement>(FOCUSABLE)?.focus();
  useSuccessContent(element, sending, state, props, getText('thanks'), () => {
    flushSync(submission.reset);
    focusForm();
  });
  // Back from the page that followed, or that a script has shown: the browser has kept this one with its thanks.
  useListener(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted && (state.name === 'success' || state.name === 'unclear')) submission.reset();
  });
  useFeatures(form, { ...props, sending, submission });
  const drafts = useDraftsAndQueue(host, form, draftsAndQueue, {
    remember: props.remember,
    formId,
    isSent: state.name === 'success',
    onRestore() {
      setNotice('restored');
      host.emit('sq-form-restore', {});
    },
    onWaiting: submission.showQueued,
    onSent: () => submission.succeed(),
    onRefused: (outcome) => void submission.showRefused(outcome),
    onTakenBack: submission.reset,
  });
  const reset = () => {
    submission.reset();
    if (form) ofForm(form, 'reset')();
  };
  useMethods(host, {
    submit: () => form && requestSubmit(form, null),
    reset,
  });
  return (
    <FormView
      element={element}
      submission={submission}
      problems={problems}
      drafts={drafts}
      notice={notice}
      getText={getText}
      onTakeBack={() => draftsAndQueue.current?.takeBack()}
      onForget={() => {
        discard();
        reset();
        setNotice('forgotten');
        focusForm();
      }}
      onFocusForm={focusForm}
    />
  );
}

/** The author's page of thanks; or else the server's, unless the author has a message instead. */
function followRedirect(props: Props, code: SendingModule, next: string | undefined): void {
  const { host, postSubmitMessage, postSubmitHtml, successRedirect } = props;
  if (successRedirect) follow(host.element, code, successRedirect);
  else if (!postSubmitMessage && !postSubmitHtml) followAnswer(host.element, code, next);
}

function follow(element: Element, { safeAddress }: SendingModule, next: string | undefined): string | undefined {
  if (!next) return undefined;
  const address = safeAddress(next);
  if (address) navigation.go(address);
  else warnOnce(`${nameOf(element)}: "${next}" is no address that can be followed after success.`, element);
  return address;
}

/** A place of the page that is shown has nothing new before it is loaded again. */
function followAnswer(element: Element, code: SendingModule, next: string | undefined): void {
  const [page, place] = (follow(element, code, next) ?? '').split('#');
  if (place !== undefined && page === location.href.split('#')[0]) navigation.reload();
}
