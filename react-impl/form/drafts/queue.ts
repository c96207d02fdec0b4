import type { RefObject } from 'react';
import { loadDraft, saveDraft, type DraftValues } from '../../../shared/forms/drafts.js';
import { outbox, type Outcome, type QueuedItem } from '../../../shared/forms/outbox/outbox.js';
import { change } from '../../../shared/platform/storage/database.js';
import type { Submission } from '../logic/payload.js';
import { sendSubmission, type SendResult } from '../on-use/send-submission.js';

interface QueuedSubmission {
  readonly submission: Submission;
  readonly entries: DraftValues | undefined;
  /** A form with an action of its own was sent there, and its tab was closed before the answer. */
  readonly isStarted?: boolean;
}

export interface QueueCallbacks {
  /** The form's submission is in the queue; also one queued before the page was loaded. `false`: the form cannot show it. */
  onWaiting(submission: Submission): boolean;
  onSent(): void;
  /** The server has refused the submission, or it may not have arrived; its entries are in the form again. */
  onRefused(outcome: 'refused' | 'unconfirmed'): void;
  /** The visitor has taken the submission back, here or in another tab; its entries are in the form again. */
  onTakenBack(): void;
}

export interface FormQueue {
  /** `undefined`: the submission could not be stored. */
  add(submission: Submission, entries: DraftValues | undefined): Promise<QueuedItem | undefined>;
  /** Shows that an item waits, and sends it as soon as that is possible. */
  show(item: QueuedItem): void;
  takeBack(): void;
  /** The form does not show the outcome of the waiting submission any more; it is sent all the same. */
  release(): void;
  stop(): void;
}

/** The part of the site's queue that belongs to the form at `place`. `writeBack` puts entries into the form again. */
export function startQueue(
  place: string,
  writeBack: (entries: DraftValues) => void,
  callbacks: RefObject<QueueCallbacks>,
): FormQueue {
  const queue = outbox();
  let stopped = false;
  let waiting: QueuedItem | undefined;
  let stopSending: (() => void) | undefined;
  const startSending = () => (stopSending ??= queue.start(send));

  const show = (item: QueuedItem) => {
    if (stopped) return;
    waiting = callbacks.current.onWaiting(bodyOf(item).submission) ? item : undefined;
    startSending();
  };
  const restore = (item: QueuedItem) => {
    waiting = undefined;
    const { entries } = bodyOf(item);
    if (entries) writeBack(entries);
  };
  const unsubscribe = queue.subscribe(({ id, outcome }) => {
    if (waiting?.id !== id || outcome === 'added' || outcome === 'later') return;
    if (outcome === 'sent') return callbacks.current.onSent();
    restore(waiting);
    if (outcome === 'removed') callbacks.current.onTakenBack();
    else callbacks.current.onRefused(outcome);
  });
  // A page in the back/forward cache is not notified of what other tabs do with its submission. Its outcome is unknown then,
  // so the entries are put back: nothing is lost, and the idempotency key prevents a second copy.
  const recheck = async ({ persisted }: PageTransitionEvent) => {
    const item = waiting;
    if (!persisted || !item) return;
    const items = await queue.items(place);
    if (waiting !== item || items.some(({ id }) => id === item.id)) return;
    restore(item);
    callbacks.current.onTakenBack();
  };
  const onPageShow = (event: PageTransitionEvent) => void recheck(event);
  addEventListener('pageshow', onPageShow);
  // Every page with a form sends the waiting submissions of all forms of the site.
  void queue.items().then((items) => {
    if (stopped || items.length === 0) return;
    startSending();
    const own = items.find((item) => item.place === place);
    if (own && !waiting) show(own);
  });

  return {
    add: (submission, entries) => queue.add(place, { submission, entries } satisfies QueuedSubmission, submission.id),
    show,
    takeBack() {
      const item = waiting;
      if (!item) return;
      // At once, without the storage: it may have lost the item.
      restore(item);
      callbacks.current.onTakenBack();
      void queue.remove(item.id);
    },
    release() {
      waiting = undefined;
    },
    stop() {
      stopped = true;
      unsubscribe();
      removeEventListener('pageshow', onPageShow);
      stopSending?.();
    },
  };
}

const bodyOf = (item: QueuedItem) => item.body as QueuedSubmission;

async function send(item: QueuedItem, signal: AbortSignal): Promise<Outcome> {
  const { submission, entries, isStarted } = bodyOf(item);
  const result = isStarted ? undefined : await sendSubmission(submission, signal, () => markStarted(item));
  if (result?.ok) return 'sent';
  const outcome = result ? outcomeOf(result) : 'unconfirmed';
  if (outcome === 'later') return 'later';
  // The form may be on another page: its entries become a draft, which that page restores.
  if (entries && !(await loadDraft(item.place))) await saveDraft(item.place, entries);
  return outcome;
}

const markStarted = ({ id }: QueuedItem) =>
  change<QueuedItem>('outbox', id, (item) => item && { ...item, body: { ...bodyOf(item), isStarted: true } });

/**
 * After some failures another attempt may succeed: no answer, an answer of somebody else (a hotspot's sign-in page), a busy
 * or broken server. Any other status is the server's final refusal. An action of the author's does not recognise a second
 * attempt: it is tried again only where nothing was stored.
 */
function outcomeOf({ call, failure }: SendResult & { ok: false }): Exclude<Outcome, 'sent'> {
  const isBusy = 'status' in failure && [408, 429, 503].includes(failure.status);
  if (call !== 'post') return failure.kind !== 'status' || failure.status >= 500 || isBusy ? 'later' : 'refused';
  if (failure.kind === 'unsent') return 'later';
  // The words of an unclear answer are lost: nobody may be there to read them.
  return failure.kind === 'unconfirmed' || failure.kind === 'unclear' ? 'unconfirmed' : 'refused';
}
