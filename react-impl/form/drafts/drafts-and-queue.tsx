import { formDraftsMessages } from '../../../shared/platform/i18n/en/form-drafts.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { deleteOldDrafts, loadAttempt, saveAttempt } from '../../../shared/forms/drafts.js';
import { onePerPage } from '../../../shared/platform/store.js';
import { useLatest } from '../../hooks/use-latest.js';
import { hasFocus, isFocusFree } from '../at-once/focus.js';
import type { Submission } from '../logic/payload.js';
import { type DraftCallbacks as Callbacks, startDraft } from './draft.js';
import sheet from './drafts.css';
import { hasSecrets, writeEntries } from './form-entries.js';
import { placeOf } from './place.js';
import { type QueueCallbacks, startQueue } from './queue.js';

/** A text about what a form keeps, in the language of the element's place. */
const draftsText = (element: Element, key: keyof typeof formDraftsMessages): string =>
  translate(element, 'form', formDraftsMessages, key);

interface QueuedMessageProps {
  readonly element: HTMLElement;
  onTakeBack(): void;
  /** The message had the focus and is removed: the form is shown again and needs the focus. */
  onFocusLost(): void;
}

/**
 * Shows that the submission waits for the network. It takes the focus when the form, which is hidden now, had it; otherwise
 * it is a status.
 */
function QueuedMessage({ element, onTakeBack, onFocusLost }: QueuedMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  const [takesFocus] = useState(() => hasFocus(element));
  const latest = useLatest(onFocusLost);
  useLayoutEffect(() => {
    if (takesFocus) message.current?.focus();
    const reportLoss = () => isFocusFree() && latest.current();
    return () => {
      // In a microtask: the content that replaces the message is not drawn yet, and may take the focus itself.
      if (hasFocus(element)) queueMicrotask(reportLoss);
    };
  }, [element, takesFocus, latest]);
  const text = draftsText(element, 'queued');
  // Screen readers say nothing of a focused box without a name.
  const box = takesFocus ? ({ role: 'group', 'aria-label': text, tabIndex: -1 } as const) : { role: 'status' };
  return (
    <>
      {/* The text is inside of what takes the focus: see use-success-content.ts. */}
      <div ref={message} {...box}>
        <p>{text}</p>
      </div>
      <button onClick={onTakeBack}>{draftsText(element, 'takeBack')}</button>
    </>
  );
}

/** `undefined` on a page without a secure connection, where browsers have no digests. */
async function digest(content: string): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const bytes = await subtle?.digest('SHA-256', new TextEncoder().encode(content)).catch(() => undefined);
  return bytes && btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * The submission with the idempotency key under which the same content was sent before from this draft: by a page that was
 * reloaded, or a block that was removed, before the answer came. Otherwise its own key is stored for that case.
 */
async function keepKey(place: string, submission: Submission): Promise<Submission> {
  const content = await digest(submission.form);
  if (!content) return submission;
  const last = await loadAttempt(place);
  if (last?.content === content) return { ...submission, id: last.id };
  await saveAttempt(place, { id: submission.id, content });
  return submission;
}

interface KeptNoteProps {
  readonly element: HTMLElement;
  /** What is said before it: that a draft was put back. */
  readonly before: string | false;
  onForget(): void;
}

/**
 * Says that entries are kept on the device, which others may use too, and deletes them at one press. No live region: the
 * note comes while the visitor types, and would interrupt.
 */
const KeptNote = ({ element, before, onForget }: KeptNoteProps) => (
  <p part="kept">
    <span>{[before, draftsText(element, 'kept')].filter(Boolean).join(' ')}</span>{' '}
    <button onClick={onForget}>{draftsText(element, 'forget')}</button>
  </p>
);

/** What a form has stored on the device: the visitor's entries, and a submission that waits for the network. */
export interface DraftsAndQueue {
  /** Gives a submission the key under which the same content was sent before. */
  keepKey(submission: Submission): Promise<Submission>;
  /** Puts a submission into the queue. `false`: it could not be stored, or contains a secret. */
  queue(submission: Submission): Promise<boolean>;
  /** Takes the waiting submission back into the form. */
  takeBack(): void;
  /** The entries were sent or are not needed any more. A waiting submission is sent all the same. */
  discard(): void;
  stop(): void;
}

export type DraftCallbacks = QueueCallbacks & Callbacks;

/**
 * Stores the visitor's entries until they are sent, and a submission that could not be sent until it can be. `hasTyped`:
 * whether the visitor has typed before this code was loaded.
 */
function startDraftsAndQueue(
  { element, form, formId }: { element: HTMLElement; form: HTMLFormElement; formId: string },
  hasTyped: boolean,
  callbacks: RefObject<DraftCallbacks>,
): DraftsAndQueue {
  const draft = startDraft(form, placeOf(element, form, formId), {
    onRestore: () => callbacks.current.onRestore(),
    onKeep: (isKept) => callbacks.current.onKeep(isKept),
  });
  if (hasTyped) draft.saveSoon();
  void onePerPage('old-drafts', () => deleteOldDrafts());
  const queue = startQueue(draft.place, (entries) => void writeEntries(form, entries), callbacks);
  return {
    // Of a secret not even a digest is stored.
    keepKey: async (submission) => (hasSecrets(form) ? submission : keepKey(draft.place, submission)),
    async queue(submission) {
      const item = hasSecrets(form) ? undefined : await queue.add(submission, draft.entries());
      if (!item) return false;
      draft.discard();
      queue.show(item);
      return true;
    },
    takeBack: queue.takeBack,
    discard() {
      queue.release();
      draft.discard();
    },
    stop() {
      draft.stop();
      queue.stop();
    },
  };
}

/** Everything of a form that stores something, loaded in one piece. */
export default { start: startDraftsAndQueue, sheet, KeptNote, QueuedMessage };
