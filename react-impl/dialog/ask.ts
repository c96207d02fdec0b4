import type { dialog } from './declaration.js';
import type { Values } from '../../shared/declaration/derived-types.js';

/** A question made of attributes, by the dialog that scripts use (`sq-blocks/dialogs`). Resolves with the answer. */
export async function ask(values: Values<typeof dialog>, signal: AbortSignal): Promise<string> {
  const { confirm } = await import('../../shared/platform/dialogs/confirm.js');
  const { heading: title, message, buttons: style, escapeCancels } = values;
  const labels = {
    ...(values.confirmLabel && { confirm: values.confirmLabel }),
    ...(values.cancelLabel && { cancel: values.cancelLabel }),
    ...(values.rejectLabel && { reject: values.rejectLabel }),
  };
  return confirm({ title, message, style, labels, escapeCancels, signal });
}
