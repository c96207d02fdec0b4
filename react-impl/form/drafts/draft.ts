import { forgottenDrafts } from '../../../shared/platform/storage/forgotten-drafts.js';
import { deleteDraft, loadDraft, saveDraft, type DraftValues } from '../../../shared/forms/drafts.js';
import { onePerPage } from '../../../shared/platform/store.js';
import { debounce } from '../../../shared/platform/timing/debounce.js';
import { listenToControls } from '../../../shared/forms/form-controls.js';
import { readEntries, writeEntries } from './form-entries.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

/** Delay after the last input before it is saved. */
export const SAVE_DELAY_MS = 500;

/** Places in use on this page: a second form with the same name gets another place. */
const takenPlaces = () => onePerPage('form-places', () => new Set<string>());

export interface Draft {
  /** Under which key the form's entries are stored: the place that was asked for, made unique on the page. */
  readonly place: string;
  /** The entries; `undefined` when there are none, or when a control cannot be read. */
  entries(): DraftValues | undefined;
  saveSoon(): void;
  /** Deletes the draft, until the visitor types again. */
  discard(): void;
  /** Saves what is not saved yet, and stops. */
  stop(): void;
}

export interface DraftCallbacks {
  /** The entries of a draft were put back into the form. */
  onRestore(): void;
  /** Entries are stored now, or nothing is any more. */
  onKeep(isKept: boolean): void;
}

/** Restores the stored entries of a form, and stores them again while the visitor types. */
export function startDraft(form: HTMLFormElement, wantedPlace: string, callbacks: DraftCallbacks): Draft {
  const taken = takenPlaces();
  let place = wantedPlace;
  while (taken.has(place)) place += '~';
  taken.add(place);
  let stopped = false;
  // Entries that were sent or queued are still in their controls, but are not a draft any more.
  let hasUnsentInput = false;
  let discardedEntries: string | undefined;
  let isDiscarded = false;
  let wasKept = false;

  const entries = () => {
    try {
      return readEntries(form);
    } catch {
      return undefined; // the submission shows an error about a control that cannot be read
    }
  };
  const keep = (isKept: boolean) => {
    if (isKept !== wasKept) callbacks.onKeep((wasKept = isKept));
  };
  const save = () => {
    if (!hasUnsentInput) return;
    const values = entries();
    void (values ? saveDraft(place, values) : deleteDraft(place));
    keep(values !== undefined);
  };
  const saveLater = debounce(save, SAVE_DELAY_MS);
  const saveNow = () => {
    saveLater.cancel();
    save();
  };
  const saveSoon = () => {
    hasUnsentInput = true;
    saveLater();
    // Said at once: what is below the form moves only while the visitor types.
    if (!wasKept) keep(entries() !== undefined);
  };
  const onVisibilityChange = () => ofDocument('visibilityState') === 'hidden' && saveNow();

  void loadDraft(place).then((values) => {
    if (!stopped && !isDiscarded && values && writeEntries(form, values)) callbacks.onRestore();
  });
  const stopListening = listenToControls(form, ['input', 'change'], ({ type }) => {
    // A control that loses the focus to the message of success reports what has been sent.
    if (type === 'input' || JSON.stringify(entries()) !== discardedEntries) saveSoon();
  });
  document.addEventListener('visibilitychange', onVisibilityChange);
  const forget = () => {
    hasUnsentInput = false;
    discardedEntries = JSON.stringify(entries());
    saveLater.cancel();
    keep(false);
  };
  const stopForgetting = forgottenDrafts().subscribe(forget);
  return {
    place,
    entries,
    saveSoon,
    discard() {
      isDiscarded = true;
      forget();
      void deleteDraft(place);
    },
    stop() {
      stopped = true;
      saveNow();
      taken.delete(place);
      stopListening();
      stopForgetting();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
