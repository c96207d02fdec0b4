import type { RefObject } from 'react';
import { deleteOldDrafts } from '../../../shared/forms/drafts.js';
import { onePerPage } from '../../../shared/platform/store.js';
import type { Submission } from '../logic/payload.js';
import sheet from './drafts.css' with { type: 'css' };
import { startDraft, type DraftCallbacks as Callbacks } from './draft.js';
import { hasSecrets, writeEntries } from './form-entries.js';
import { keepKey } from './keep-key.js';
import { placeOf } from './place.js';
import { KeptNote } from './kept-note.js';
import { QueuedMessage } from './queued-message.js';
import { startQueue, type QueueCallbacks } from './queue.js';

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
