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

export interface DraftOptions extends QueueCallbacks {
  /** Identifies the form on the site. */
  readonly place: string;
  /** Whether the visitor has typed before this code was loaded. */
  readonly hasTyped: boolean;
  onRestore(): void;
}

/** Stores the visitor's entries until they are sent, and a submission that could not be sent until it can be. */
export default function startDraftsAndQueue(form: HTMLFormElement, options: DraftOptions): DraftsAndQueue {
  const draft = startDraft(form, options.place, options.onRestore);
  if (options.hasTyped) draft.saveSoon();
  const queue = startQueue(draft.place, (entries) => void writeEntries(form, entries), options);
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
