import type { RefObject } from 'react';
import type { Submission } from '../logic/payload.js';
import { startDraft } from './draft.js';
import { hasSecrets, writeEntries } from './form-entries.js';
import { startQueue, type QueueCallbacks } from './queue.js';

/** What a form has stored on the device: the visitor's entries, and a submission that waits for the network. */
export interface DraftsAndQueue {
  /** Puts a submission into the queue. `false`: it could not be stored, or contains a secret. */
  queue(submission: Submission): Promise<boolean>;
  /** Takes the waiting submission back into the form. */
  takeBack(): void;
  /** The entries were sent or are not needed any more. A waiting submission is sent all the same. */
  discard(): void;
  stop(): void;
}

export interface DraftCallbacks extends QueueCallbacks {
  /** The entries of a draft were put back into the form. */
  onRestore(): void;
}

/**
 * Stores the visitor's entries until they are sent, and a submission that could not be sent until it can be. `place`
 * identifies the form on the site; `hasTyped`: whether the visitor has typed before this code was loaded.
 */
export default function startDraftsAndQueue(
  form: HTMLFormElement,
  place: string,
  hasTyped: boolean,
  callbacks: RefObject<DraftCallbacks>,
): DraftsAndQueue {
  const draft = startDraft(form, place, () => callbacks.current.onRestore());
  if (hasTyped) draft.saveSoon();
  const queue = startQueue(draft.place, (entries) => void writeEntries(form, entries), callbacks);
  return {
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
