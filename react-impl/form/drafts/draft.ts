import { deleteDraft, loadDraft, saveDraft, type DraftValues } from '../../../shared/forms/drafts.js';
import { onePerPage } from '../../../shared/platform/store.js';
import { debounce } from '../../../shared/platform/timing/debounce.js';
import { listenToControls } from '../element/form-controls.js';
import { readEntries, writeEntries } from './form-entries.js';

/** Delay after the last input before it is saved. */
const SAVE_DELAY_MS = 500;

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

/** Restores the stored entries of a form, and stores them again while the visitor types. */
export function startDraft(form: HTMLFormElement, wantedPlace: string, onRestore: () => void): Draft {
  const taken = takenPlaces();
  let place = wantedPlace;
  while (taken.has(place)) place += '~';
  taken.add(place);
  let stopped = false;
  // Entries that were sent or queued are still in their controls, but are not a draft any more.
  let hasUnsentInput = false;

  const entries = () => {
    try {
      return readEntries(form);
    } catch {
      return undefined; // the submission shows an error about a control that cannot be read
    }
  };
  const save = () => {
    if (!hasUnsentInput) return;
    const values = entries();
    void (values ? saveDraft(place, values) : deleteDraft(place));
  };
  const saveLater = debounce(save, SAVE_DELAY_MS);
  const saveNow = () => {
    saveLater.cancel();
    save();
  };
  const saveSoon = () => {
    hasUnsentInput = true;
    saveLater();
  };
  const onVisibilityChange = () => document.visibilityState === 'hidden' && saveNow();

  void loadDraft(place).then((values) => {
    if (!stopped && values && writeEntries(form, values)) onRestore();
  });
  const stopListening = listenToControls(form, ['input', 'change'], saveSoon);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return {
    place,
    entries,
    saveSoon,
    discard() {
      hasUnsentInput = false;
      saveLater.cancel();
      void deleteDraft(place);
    },
    stop() {
      stopped = true;
      saveNow();
      taken.delete(place);
      stopListening();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
