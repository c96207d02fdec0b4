import type { RefObject } from 'react';
import { loadDraft, saveDraft, type DraftValues } from '../../../shared/forms/drafts.js';
import { outbox, type Outcome, type QueuedItem } from '../../../shared/forms/outbox/outbox.js';
import type { RequestFailure } from '../../../shared/platform/requests/failure.js';
import type { Submission } from '../logic/payload.js';
import { sendSubmission } from '../sending/form-api.js';

interface QueuedSubmission {
  readonly submission: Submission;
  readonly entries: DraftValues | undefined;
}

export interface QueueCallbacks {
  /** The form's submission is in the queue; also one queued before the page was loaded. `false`: the form cannot show it. */
  onWaiting(submission: Submission): boolean;
  onSent(): void;
  /** The server has refused the submission; its entries are in the form again. */
  onRefused(): void;
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
    if (outcome === 'refused') callbacks.current.onRefused();
    else callbacks.current.onTakenBack();
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

async function send({ place, body }: QueuedItem, signal: AbortSignal): Promise<Outcome> {
  const { submission, entries } = body as QueuedSubmission;
  const result = await sendSubmission(submission, signal);
  if (result.ok) return 'sent';
  if (isTemporary(result.failure)) return 'later';
  // The form may be on another page: its entries become a draft, which that page restores.
  if (entries && !(await loadDraft(place))) await saveDraft(place, entries);
  return 'refused';
}

/**
 * Failures after which another attempt may succeed: no answer, an answer of somebody else (a hotspot's sign-in page), a busy
 * or broken server. Any other status is the server's final refusal.
 */
const isTemporary = (failure: RequestFailure) =>
  failure.kind !== 'status' || failure.status >= 500 || [408, 429].includes(failure.status);
