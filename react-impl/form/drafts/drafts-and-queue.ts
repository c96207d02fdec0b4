import { useLayoutEffect, type RefObject } from 'react';
import { outbox, type Outcome, type Sending } from '../../../shared/forms/outbox/outbox.js';
import { dropDraft, loadDraft, saveDraft, type DraftValues } from '../../../shared/forms/drafts.js';
import { onePerPage } from '../../../shared/platform/store.js';
import { debounce } from '../../../shared/platform/timing/debounce.js';
import { useLatest } from '../../hooks/use-latest.js';
import { hasSecrets, readEntries, writeEntries } from './form-entries.js';
import { onControls } from '../on-controls.js';
import { sendSubmission } from '../sending/form-api.js';
import type { Submission } from '../logic/payload.js';
import type { RequestFailure } from '../../../shared/platform/requests/failure.js';

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
  takeBack(): void;
  /** It has arrived, or is not wanted any more. What waits is sent all the same. */
  forget(): void;
}

export interface KeepProps {
  readonly form: HTMLFormElement;
  /** Which form of the site it is. */
  readonly place: string;
  readonly keeper: RefObject<Keeper | undefined>;
  /** Whether something was typed before this code came. */
  readonly typed: RefObject<boolean>;
  onRestore(): void;
  /** A submission waits: it was queued here, or before the page was loaded. */
  onWaiting(submission: Submission): boolean;
  onSent(): void;
  onRefused(): void;
  /** The visitor has it back in the form, here or in another tab. */
  onTakenBack(): void;
}

/**
 * No answer, one of somebody else (the page of a hotspot), a busy or a broken server: it is tried again. What the server
 * refuses is refused for good.
 */
const isPassing = (failure: RequestFailure) =>
  failure.kind !== 'status' || failure.status >= 500 || [408, 429].includes(failure.status);

async function send({ place, body }: Sending, signal: AbortSignal): Promise<Outcome> {
  const { submission, entries } = body as Kept;
  const sent = await sendSubmission(submission, signal);
  if (sent.ok) return 'sent';
  if (isPassing(sent.failure)) return 'later';
  // Its form may be on another page: what was typed is there when that is read again.
  if (entries && !(await loadDraft(place))) await saveDraft(place, entries);
  return 'refused';
}

/** Two forms of one page that are called the same are not the same: the second one gets another place. */
const takenPlaces = () => onePerPage('form-places', () => new Set<string>());

/** Keeps what is typed until it is sent, and what could not be sent until it can be. Draws nothing. */
export default function Keep(props: KeepProps) {
  const { form, keeper, typed: early, place: wanted } = props;
  const latest = useLatest(props);

  useLayoutEffect(() => {
    const taken = takenPlaces();
    let place = wanted;
    while (taken.has(place)) place += '~';
    taken.add(place);
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
    let waiting: Sending | undefined;
    const forget = () => {
      waiting = undefined;
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
    const ignore = onControls(form, ['input', 'change'], later);
    document.addEventListener('visibilitychange', onHide);
    if (early.current) later();
    early.current = false;

    const queue = outbox();
    let stop: (() => void) | undefined;
    const start = () => (stop ??= queue.start(send));
    const wait = (item: Sending) => {
      if (latest.current.onWaiting((item.body as Kept).submission)) waiting = item;
    };
    /** Back into the form: what waited is no more. */
    const restore = (item: Sending) => {
      waiting = undefined;
      const { entries } = item.body as Kept;
      if (entries) writeEntries(form, entries);
    };
    const unsubscribe = queue.subscribe(({ id, outcome }) => {
      if (waiting?.id !== id || ['added', 'later'].includes(outcome)) return;
      if (outcome === 'sent') return latest.current.onSent();
      restore(waiting);
      if (outcome === 'refused') latest.current.onRefused();
      else latest.current.onTakenBack();
    });
    // Whatever waits, of any form of the site, is sent from any page with a form.
    void queue.waiting().then((items) => {
      if (gone || items.length === 0) return;
      start();
      const own = items.find((item) => item.place === place);
      if (own && !waiting) wait(own);
    });

    keeper.current = {
      async queue(submission) {
        if (hasSecrets(form)) return false;
        const item = await queue.add(place, { submission, entries: typed() } satisfies Kept, submission.id);
        if (!item) return false;
        forget();
        if (gone) return true;
        wait(item);
        start();
        return true;
      },
      takeBack() {
        const item = waiting;
        if (!item) return;
        // Whether or not the device still knows of it: here it is.
        restore(item);
        latest.current.onTakenBack();
        void queue.remove(item.id);
      },
      forget,
    };
    return () => {
      gone = true;
      keeper.current = undefined;
      now();
      taken.delete(place);
      ignore();
      document.removeEventListener('visibilitychange', onHide);
      unsubscribe();
      stop?.();
    };
  }, [form, wanted, keeper, early, latest]);
  return null;
}
