import { onClickBeside } from './on-click-beside.js';
import { openers } from './openers.js';
import { createSession, type DialogRules, type Session } from './session.js';
import { respondToAgent } from '../page/respond-to-agent.js';
import { isPlainKey } from '../page/plain-key.js';

/** Read where it is used: the module is also imported where there is no page. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** The dialog that an event happened in, also where the author's elements are in the slot of a dialog. */
const innermostDialog = (event: Event) => event.composedPath().find((node) => node instanceof HTMLDialogElement);

interface CommandEvent extends Event {
  readonly command?: string;
  readonly source?: HTMLButtonElement | null;
}

export interface WatchedDialog extends Pick<Session, 'open' | 'answer'> {
  /** The dialog has left the page, or another one has taken its place. */
  end(): void;
}

/**
 * Follows the author's dialog, whoever opens and closes it: buttons with `commandfor`, links, `showModal()`, Escape, the
 * overlay, its own forms, or its removal. Each close is an answer; the dialog fades out, then the focus goes back.
 *
 * @param named the element whose id links and buttons name
 */
export function watchDialog(dialog: HTMLDialogElement, rules: DialogRules, named: HTMLElement = dialog): WatchedDialog {
  const session = createSession(dialog, rules);
  const ended = new AbortController();
  const on = <E extends Event>(type: string, run: (event: E) => void) =>
    dialog.addEventListener(type, run as (event: Event) => void, { signal: ended.signal });
  const cancel = () => {
    if (rules.escapeCancels()) void session.answer('cancel');
  };

  // A command is a button's: Safari does not focus a button that is clicked.
  on<CommandEvent>('command', (event) => {
    if (event.target !== dialog) return;
    session.noteOpener(event.source);
    if (event.command !== 'close') return;
    event.preventDefault();
    void session.answer(event.source?.value || 'cancel');
  });
  on('beforetoggle', (event) => {
    if (event.target === dialog && !dialog.open) session.noteOpener();
  });
  on('cancel', (event) => {
    // File controls send one as well.
    if (event.target !== dialog) return;
    event.preventDefault();
    cancel();
  });
  // Not left to the browser: it closes dialogs that were opened without a press all at once, and at the second Escape
  // without a cancel event that could be prevented. What is open inside the dialog is closed first.
  on<KeyboardEvent>('keydown', (event) => {
    if (event.key !== 'Escape' || !isPlainKey(event)) return;
    if (innermostDialog(event) !== dialog || (hasPopovers() && dialog.querySelector(':popover-open'))) return;
    event.preventDefault();
    cancel();
  });
  on('close', (event) => {
    if (event.target === dialog && !dialog.open) session.noteClosed(dialog.returnValue || 'cancel');
  });
  on<SubmitEvent>('submit', (event) => {
    const submitter = event.submitter as HTMLButtonElement | null;
    // By the prototype: a control named "getAttribute" hides the method of its form.
    const ofForm = Element.prototype.getAttribute.call(event.target, 'method');
    const method = submitter?.getAttribute('formmethod') ?? ofForm;
    if (event.defaultPrevented || method?.toLowerCase() !== 'dialog') return;
    event.preventDefault();
    const answered = session.answer(submitter?.value || 'confirm');
    respondToAgent(event, () => answered.then(() => dialog.returnValue));
  });
  onClickBeside(dialog, () => {
    if (!ended.signal.aborted) cancel();
  });
  openers(named, ended.signal, session.open, (value) => void session.answer(value || 'cancel'));

  const observer = new MutationObserver(session.noteOpened);
  observer.observe(dialog, { attributeFilter: ['open'] });
  session.noteOpened();
  return {
    open: session.open,
    answer: session.answer,
    end() {
      ended.abort();
      observer.disconnect();
      session.noteClosed('cancel');
      // Put back on the page, it would be open without being modal.
      if (!dialog.isConnected) dialog.removeAttribute('open');
    },
  };
}
