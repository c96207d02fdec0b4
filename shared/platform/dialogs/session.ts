import { giveFocusBack, rememberFocus } from './focus-back.js';
import { hide } from './hide.js';
import { claim, write } from '../html/written.js';
import { focusedElement } from '../page/focused-element.js';
import { restoreMedia, stopMedia } from '../page/stop-media.js';
import { lockScroll } from '../page/scroll-lock.js';

export interface DialogRules {
  readonly escapeCancels: () => boolean;
  readonly onOpen: () => void;
  /** Returns whether the dialog may close. */
  readonly onAnswer: (answer: string) => boolean;
  readonly onClosed: (answer: string) => void;
}

/** The class of what fades out. */
const HIDING = '.hiding';

/**
 * One opening of a dialog after the other: open, answered, hidden (widgets §4). Whoever opens and closes it, the focus
 * returns to `opener`.
 */
export type Session = ReturnType<typeof createSession>;
export function createSession(dialog: HTMLDialogElement, { onOpen, onAnswer, onClosed }: DialogRules) {
  let opener: HTMLElement | undefined;
  /** While it is open; `answer` from the moment at which it starts to close. */
  let current: { answer?: string; readonly unlock?: (() => void) | undefined } | undefined;

  function noteOpened() {
    if (current || !dialog.open) return;
    const isModal = dialog.matches(':modal');
    current = { unlock: isModal ? lockScroll() : undefined };
    // A copy of it would be open without being modal.
    if (isModal) claim(dialog, 'open', null);
    dialog.returnValue = '';
    rememberFocus(dialog, opener);
    opener = undefined;
    restoreMedia(dialog);
    onOpen();
  }
  function end(answer: string) {
    current?.unlock?.();
    current = undefined;
    if (!dialog.open) write(dialog, 'open', null);
    stopMedia(dialog);
    giveFocusBack(dialog);
    onClosed(answer);
  }

  return {
    noteOpened,
    /** A button that is about to open the dialog; without one, what has the focus before it opens. */
    noteOpener(button?: HTMLElement | null) {
      if (button) opener = button;
      else opener ??= focusedElement();
    },
    open(by = focusedElement()) {
      if (dialog.open || !dialog.isConnected) return;
      opener = by;
      dialog.showModal();
      noteOpened();
    },
    async answer(value: string) {
      noteOpened();
      if (!current || current.answer !== undefined || !onAnswer(value)) return;
      const answered = current;
      answered.answer = value;
      write(dialog, 'inert', '');
      const hidden = hide(dialog);
      claim(dialog, HIDING, null);
      await hidden;
      write(dialog, 'inert', null);
      write(dialog, HIDING, null);
      // It may have been removed, or closed by the page, in the meantime.
      if (current !== answered) return;
      dialog.close(value);
      end(value);
    },
    /** The dialog is closed or gone, and nothing can keep it. */
    noteClosed(value: string) {
      if (!current) return;
      const known = current.answer;
      if (known === undefined) onAnswer(value);
      end(known ?? value);
    },
  };
}
