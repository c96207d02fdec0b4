import { useLayoutEffect, type RefObject } from 'react';
import { outbox, type Outcome, type Sending } from '../../../shared/outbox/outbox.js';
import { dropDraft, loadDraft, saveDraft, type DraftValues } from '../../../shared/storage/drafts.js';
import { debounce } from '../../../shared/timing/debounce.js';
import { useLatest } from '../../hooks/use-latest.js';
import { readEntries, writeEntries } from '../form-entries.js';
import { sendSubmission } from '../sending/form-api.js';
import type { Submission } from '../logic/payload.js';
import type { RequestFailure } from '../../../shared/requests/failure.js';

/** Typing is kept this long after the last key. */
const SAVE_MS = 500;

interface Kept {
  readonly submission: Submission;
  readonly entries: DraftValues | undefined;
}

/** What the form asks of its keeper. */
export interface Keeper {
  /** Puts a submission into the queue. `false`: the device does not keep it. */
  queue(submission: Submission): Promise<boolean>;
  /** Takes what waits back. */
  takeBack(): Promise<void>;
  /** It has arrived, or is not wanted any more. */
  forget(): void;
}

export interface KeepProps {
  readonly form: HTMLFormElement;
  /** Which form of the site it is. */
  readonly place: string;
  readonly keeper: RefObject<Keeper | undefined>;
  onRestore(): void;
  /** A submission waits: it was queued here, or before the page was loaded. */
  onWaiting(): void;
  onSent(): void;
  onRefused(): void;
  /** The visitor has it back in the form, here or in another tab. */
  onTakenBack(): void;
}

/** No answer, a busy or a broken server: it is tried again. What the server refuses is refused for good. */
const isPassing = (failure: RequestFailure) =>
  failure.kind === 'network' ||
  failure.kind === 'aborted' ||
  (failure.kind === 'status' && (failure.status >= 500 || failure.status === 408 || failure.status === 429));

async function send({ id, body }: Sending, signal: AbortSignal): Promise<Outcome> {
  const sent = await sendSubmission({ ...(body as Kept).submission, id }, signal);
  return sent.ok ? 'sent' : isPassing(sent.failure) ? 'later' : 'refused';
}

/** Keeps what is typed until it is sent, and what could not be sent until it can be. Draws nothing. */
export default function Keep(props: KeepProps) {
  const { form, place, keeper } = props;
  const latest = useLatest(props);

  useLayoutEffect(() => {
    let gone = false;
    // What was sent or queued is still in its controls, and no draft any more.
    let dirty = false;
    const typed = () => {
      try {
        return readEntries(form);
      } catch {
        return undefined; // a control that cannot be read is the submission's to speak of
      }
    };
    const save = () => {
      if (!dirty) return;
      const entries = typed();
      void (entries ? saveDraft(place, entries) : dropDraft(place));
    };
    const soon = debounce(save, SAVE_MS);
    const later = () => {
      dirty = true;
      soon();
    };
    const forget = () => {
      dirty = false;
      soon.cancel();
      void dropDraft(place);
    };
    const now = () => {
      soon.cancel();
      save();
    };
    const onHide = () => document.visibilityState === 'hidden' && now();
    void loadDraft(place).then((entries) => {
      if (!gone && entries && writeEntries(form, entries)) latest.current.onRestore();
    });
    form.addEventListener('input', later);
    form.addEventListener('change', later);
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', now);

    let waiting: Sending | undefined;
    const queue = outbox();
    let stop: (() => void) | undefined;
    const start = () => (stop ??= queue.start(send));
    const wait = (item: Sending) => {
      waiting = item;
      start();
      latest.current.onWaiting();
    };
    const unsubscribe = queue.subscribe(({ id, outcome }) => {
      if (waiting?.id !== id || outcome === 'added' || outcome === 'later') return;
      const { entries } = waiting.body as Kept;
      waiting = undefined;
      if (outcome === 'sent') return latest.current.onSent();
      if (entries) writeEntries(form, entries);
      if (outcome === 'refused') latest.current.onRefused();
      else latest.current.onTakenBack();
    });
    void queue.waiting(place).then(([item]) => !gone && item && !waiting && wait(item));

    keeper.current = {
      async queue(submission) {
        const item = await queue.add(place, { submission, entries: typed() } satisfies Kept);
        if (!item) return false;
        forget();
        if (!gone) wait(item);
        return true;
      },
      async takeBack() {
        if (waiting) await queue.remove(waiting.id);
      },
      forget,
    };
    return () => {
      gone = true;
      keeper.current = undefined;
      now();
      form.removeEventListener('input', later);
      form.removeEventListener('change', later);
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', now);
      unsubscribe();
      stop?.();
    };
  }, [form, place, keeper, latest]);
  return null;
}
