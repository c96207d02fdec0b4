import { dialogMessages } from '../i18n/en/dialogs.js';
import { translate } from '../i18n/translate.js';
import { closest } from '../page/element-calls.js';
import { onePerPage } from '../store.js';
import type { DialogText } from './dialog-host.js';
import { ofDocument } from '../page/script-global.js';

/** How many are kept: the oldest is dropped first. */
const MAX_KEPT = 20;
/** Buttons of a page that show the notices again. */
const OPENER = '[data-sq-action="show-notices"]';

const past = () =>
  onePerPage('past-notices', () => {
    document.addEventListener('click', (event) => {
      if (closest(event.target, OPENER)) void showNotices();
    });
    return [] as string[];
  });

/** Keeps the texts of a notice for as long as the page is open. */
export function keepNotice({ title = '', message = '' }: DialogText): void {
  const notices = past();
  notices.unshift([title, message].filter(Boolean).join(': '));
  notices.length = Math.min(notices.length, MAX_KEPT);
}

/**
 * Shows the notices of this page again, the latest first, in a dialog that stays until the visitor closes it: a notice
 * closes itself, and not everybody reads it in time (WCAG 2.2.1). Resolves when it is closed.
 */
export async function showNotices(): Promise<void> {
  const text = (key: keyof typeof dialogMessages) => translate(ofDocument('body'), 'dialogs', dialogMessages, key);
  const { alert } = await import('./alert.js');
  await alert({ title: text('notices'), message: past().join('\n\n') || text('noNotices') });
}
