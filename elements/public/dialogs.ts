/**
 * `sq-blocks/dialogs`: the kit's dialogs for a site's own scripts, as promises. They are native `<dialog>` elements and
 * need nothing else of the kit; load them when the first one is needed.
 *
 * ```ts
 * const { alert, confirm, inform } = await import('sq-blocks/dialogs');
 * if ((await confirm({ title: 'Delete the draft?', labels: { confirm: 'Delete' } })) === 'confirm') remove();
 * await alert('Your session has expired.');
 * void inform('Saved');
 * ```
 */
export { alert, type AlertOptions } from '../../shared/platform/dialogs/alert.js';
export { confirm, type Answer, type ConfirmOptions } from '../../shared/platform/dialogs/confirm.js';
export { inform } from '../../shared/platform/dialogs/inform.js';
export { showNotices } from '../../shared/platform/dialogs/past-notices.js';
export type { DialogText } from '../../shared/platform/dialogs/dialog-host.js';
