// https://cookieconsent.orestbida.com/essential/getting-started.html, its sheet linked in the head.
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import * as CookieConsent from 'vanilla-cookieconsent';

void CookieConsent.run({
  // A driven browser is a bot to it, and is shown nothing.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'We use cookies',
          description: 'We would like to count visits. Nothing of the kind happens before you say yes.',
          acceptAllBtn: 'Accept',
          acceptNecessaryBtn: 'Decline',
          showPreferencesBtn: 'Manage',
        },
        preferencesModal: {
          title: 'Your choice',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Decline all',
          savePreferencesBtn: 'Save',
          closeIconLabel: 'Close',
          sections: [
            { title: 'Necessary', description: 'Without these the site does not work.', linkedCategory: 'necessary' },
            { title: 'Visits', description: 'These count visits.', linkedCategory: 'analytics' },
          ],
        },
      },
    },
  },
});
