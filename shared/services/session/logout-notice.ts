import { inform } from '../../platform/dialogs/inform.js';
import { sessionMessages } from '../../platform/i18n/en/session.js';
import { translate } from '../../platform/i18n/translate.js';
import { ofDocument } from '../../platform/page/script-global.js';

/** The information dialog after a logout, whose destination has `logout=true` in its query (storefront §2). */
export function showLogoutNotice(): undefined {
  const text = (key: keyof typeof sessionMessages) => translate(ofDocument('body'), 'session', sessionMessages, key);
  void inform({ title: text('loggedOut'), message: text('loggedOutMessage') });
}
