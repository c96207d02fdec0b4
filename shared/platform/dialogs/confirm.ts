import { dialogMessages } from '../i18n/en/dialogs.js';
import { translate } from '../i18n/translate.js';
import { createHost, part, textParts, type DialogText } from './dialog-host.js';
import { giveFocusBack, rememberFocus } from './focus-back.js';
import { lockScroll } from '../page/scroll-lock.js';
import { hide } from './hide.js';
import { onClickBeside } from './on-click-beside.js';

/** How a dialog was answered. Closing it by other means counts as `cancel`. */
export type Answer = 'confirm' | 'cancel' | 'reject';

/** Which buttons a confirmation has (widgets §2 "Confirmation dialog"), in their order. */
export const BUTTONS = {
  /** And a third one, where it has a label of its own: the visitor may leave the question open. */
  'confirm-or-reject': ['confirm', 'reject'],
  'confirm-or-cancel': ['confirm', 'cancel'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
} as const satisfies Record<string, readonly Answer[]>;

export interface ConfirmOptions extends DialogText {
  /** Default `confirm-or-cancel`. */
  readonly style?: keyof typeof BUTTONS;
  /** Labels of the buttons. Default: "Confirm", "Cancel" and "Reject", in the language of the page. */
  readonly labels?: Partial<Record<Answer, string>>;
  /** Whether Escape and a click beside the dialog cancel it. Default: true. */
  readonly escapeCancels?: boolean;
  /** Closes the dialog, as `cancel`. */
  readonly signal?: AbortSignal;
}

let dialogs = 0;

/**
 * Asks the visitor in a modal dialog. Resolves with the answer when the dialog is hidden and removed, and the focus is
 * where it was. Never rejects.
 */
export async function confirm(options: ConfirmOptions): Promise<Answer> {
  const { escapeCancels = true, signal } = options;
  const { host, dialog } = buildDialog(options);
  rememberFocus(dialog);
  const unlock = lockScroll();
  const answer = await new Promise<Answer>((resolve) => {
    const cancel = () => resolve('cancel');
    const cancelByVisitor = () => {
      if (escapeCancels) cancel();
    };
    for (const button of dialog.querySelectorAll('button'))
      button.addEventListener('click', () => resolve(button.value as Answer));
    dialog.addEventListener('keydown', (event) => {
      // Keys for the dialog must not reach the listeners of the page behind it.
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      // Without a cancel event: browsers send one that nothing can prevent at the second Escape.
      event.preventDefault();
      cancelByVisitor();
    });
    // Other ways to close it, such as Back on Android, or Escape while the focus is elsewhere.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      cancelByVisitor();
    });
    dialog.addEventListener('close', cancel);
    onClickBeside(dialog, cancelByVisitor);
    onceRemoved(host, cancel);
    signal?.addEventListener('abort', cancel, { once: true });
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('button:last-of-type') ?? dialog).focus();
    if (signal?.aborted) cancel();
  });
  dialog.inert = true;
  if (host.isConnected) await hide(dialog);
  // Not of a dialog that is gone: WebKit gives the focus to what had it before, though another dialog is open.
  if (host.isConnected) dialog.close();
  host.remove();
  unlock();
  giveFocusBack(dialog);
  return answer;
}

function buildDialog(options: ConfirmOptions) {
  const { style = 'confirm-or-cancel', labels = {} } = options;
  const { host, root } = createHost();
  const dialog = part('dialog', 'dialog');
  const texts = textParts(options);
  const answers: readonly Answer[] = BUTTONS[style];
  const third: readonly Answer[] = style === 'confirm-or-reject' && labels.cancel ? ['cancel'] : [];
  const buttons = [...answers, ...third].map((answer) => {
    const button = part('button', answer, labels[answer] ?? translate(host, 'dialogs', dialogMessages, answer));
    button.type = 'button';
    button.value = answer;
    return button;
  });
  const id = `sq-dialog-${++dialogs}`;
  texts.forEach((text, at) => (text.id = `${id}-${at}`));
  dialog.role = 'alertdialog';
  dialog.tabIndex = -1;
  if (texts[0]) dialog.setAttribute('aria-labelledby', texts[0].id);
  if (texts[1]) dialog.setAttribute('aria-describedby', texts[1].id);
  const row = document.createElement('div');
  row.className = 'buttons';
  row.append(...buttons);
  dialog.append(...texts, ...(buttons.length > 0 ? [row] : []));
  root.append(dialog);
  return { host, dialog };
}

/** A navigator may replace the page's content, and the dialog with it. */
function onceRemoved(host: HTMLElement, onRemoved: () => void): void {
  const observer = new MutationObserver(() => {
    if (host.isConnected) return;
    observer.disconnect();
    onRemoved();
  });
  observer.observe(document, { childList: true, subtree: true });
}
