import { closest } from '../page/element-calls.js';
import { isPlainKey } from '../page/plain-key.js';
import { respondToAgent } from '../page/respond-to-agent.js';
import { onClickBeside } from './on-click-beside.js';
import { createSession, type DialogRules, type Session } from './session.js';

/**
 * Whether the browser runs `commandfor` itself (Invoker Commands, since 2025 in all engines). Read where it is used: the
 * module is also imported where there is no page.
 */
const hasCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/**
 * Links to the id of a dialog open it, as they show it without script. In browsers without `commandfor` the buttons that
 * name the dialog are followed here.
 *
 * @param named the element whose id they name: the dialog, or the block that it is a part of
 */
function openers(
  named: HTMLElement,
  signal: AbortSignal,
  open: (by: HTMLElement) => void,
  close: (answer: string) => void,
): void {
  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || !named.id) return;
    const [target] = event.composedPath();
    const link = closest<HTMLAnchorElement>(target, 'a[href^="#"]');
    if (link && namesId(link.hash, named.id)) {
      event.preventDefault();
      return open(link);
    }
    const button = hasCommands() ? null : closest<HTMLButtonElement>(target, 'button[commandfor]');
    if (button?.getAttribute('commandfor') !== named.id || button.disabled) return;
    const command = button.getAttribute('command')?.toLowerCase();
    if (command === 'show-modal' || command === '--open') open(button);
    else if (command === 'close' || command === 'request-close') close(button.value);
  };
  document.addEventListener('click', handleClick, { signal });
}

/** Whether `#…` of an address names this id, as it stands or with its characters escaped. Never throws. */
function namesId(hash: string, id: string): boolean {
  if (hash === `#${id}`) return true;
  try {
    return decodeURIComponent(hash) === `#${id}`;
  } catch {
    return false; // such as "#100%"
  }
}

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
