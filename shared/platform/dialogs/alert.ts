import { dialogMessages } from '../i18n/en/dialogs.js';
import { translate } from '../i18n/translate.js';
import { confirm, type ConfirmOptions } from './confirm.js';
import type { DialogText } from './dialog-host.js';
import { ofDocument } from '../page/script-global.js';

export type AlertOptions = DialogText & Pick<ConfirmOptions, 'signal'>;

/** Tells the visitor something that must be read: a dialog with "Okay" alone (widgets §2). Resolves when it is closed. */
export async function alert(text: AlertOptions | string): Promise<void> {
  const okay = translate(ofDocument('body') ?? document.documentElement, 'dialogs', dialogMessages, 'okay');
  const options = typeof text === 'string' ? { message: text } : text;
  await confirm({ ...options, style: 'confirm-only', labels: { confirm: okay } });
}
