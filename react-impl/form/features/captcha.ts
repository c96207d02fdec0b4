import { ownElement, write } from '../../../shared/platform/html/written.js';
import {
  openCaptcha,
  TOKEN_FIELDS,
  type Captcha,
  type CaptchaProvider,
} from '../../../shared/forms/captcha/captcha.js';
import { formCaptchaMessages } from '../../../shared/platform/i18n/en/form-captcha.js';
import { languageOf, translate } from '../../../shared/platform/i18n/translate.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { consent } from '../../../shared/services/consent/consent.js';
import { allowsThirdParties } from '../../../shared/services/consent/permissions.js';
import { ofForm, submitButtons } from '../../../shared/forms/form-controls.js';
import type { TokenEntry } from '../logic/post.js';
import { adoptSheet } from './adopt-sheet.js';
import sheet from './captcha.css' with { type: 'css' };

/** The captcha of a form. */
export interface FormCaptcha {
  /** The token of a solved captcha; `undefined` while it is not solved. */
  token(): TokenEntry | undefined;
  /** Discards the token: the captcha must be solved before the form can be sent again. */
  reset(): void;
  /** Whether the site has a key. Without one the form is sent without a captcha. */
  readonly isSetUp: boolean;
  remove(): void;
}

const PROVIDER_NAMES = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
} as const;
const BOX = '.sq-captcha';

/**
 * Adds a captcha to a form. It is loaded at the first focus, and only with the visitor's consent, which can also be given
 * for this captcha alone. It is drawn in the light DOM: providers' scripts look for their elements in the document.
 */
export default function addCaptcha(form: HTMLFormElement, provider: CaptchaProvider, siteKey: string): FormCaptcha {
  const isSetUp = siteKey !== '';
  let token: string | undefined;
  let captcha: Captcha | undefined;
  let opening = false;
  let removed = false;
  const place = captchaPlace(form);
  adoptSheet(form, sheet);

  async function open() {
    if (opening || captcha || removed) return;
    opening = true;
    place.hideNote();
    try {
      const opened = await openCaptcha(place.box(), {
        provider,
        siteKey,
        language: languageOf(form),
        onToken(newToken) {
          token = newToken;
          if (newToken !== undefined) disableButtons(form, false);
        },
      });
      if (removed) opened.remove();
      else captcha = opened;
    } catch (error) {
      if (!isSetUp) warnOnce((error as Error).message, form);
      else if (!removed) {
        warnOnce(`the captcha of a form could not be loaded.`, error);
        place.showNote(textFor(form, 'captchaFailed'), textFor(form, 'tryAgain'), () => void open());
      }
    }
    opening = false;
  }
  const openOrAsk = () => {
    if (captcha || opening || place.hasNote()) return;
    if (!isSetUp || allowsThirdParties('functional')) return void open();
    const name = { name: PROVIDER_NAMES[provider] };
    place.showNote(textFor(form, 'captchaConsent', name), textFor(form, 'captchaLoad', name), () => void open());
  };

  const unsubscribe = consent().subscribe(() => {
    if (place.hasNote() && allowsThirdParties('functional')) void open();
  });
  ofForm(form, 'addEventListener')('focusin', openOrAsk);
  if (ofForm(form, 'matches')(':focus-within')) openOrAsk();
  return {
    token: () => (token === undefined ? undefined : [TOKEN_FIELDS[provider], token]),
    isSetUp,
    reset() {
      token = undefined;
      captcha?.reset();
      if (isSetUp) disableButtons(form, true);
    },
    remove() {
      removed = true;
      ofForm(form, 'removeEventListener')('focusin', openOrAsk);
      unsubscribe();
      disableButtons(form, false);
      captcha?.remove();
      place.remove();
    },
  };
}

const textFor = (form: Element, key: keyof typeof formCaptchaMessages, parameters?: Record<string, string>) =>
  translate(form, 'form', formCaptchaMessages, key, parameters);

function disableButtons(form: HTMLFormElement, disabled: boolean) {
  for (const button of submitButtons(form)) write(button, 'aria-disabled', disabled ? 'true' : null);
}

/** The box of the captcha: the author's, or one made before the first button; and a note that may be in its place. */
function captchaPlace(form: HTMLFormElement) {
  let box: HTMLElement | undefined;
  let madeBox: HTMLElement | undefined;
  let note: HTMLElement | undefined;

  function findOrMakeBox(): HTMLElement {
    const found = ofForm(form, 'querySelector')<HTMLElement>(BOX);
    if (found) return found;
    madeBox = ownElement(document.createElement('div'));
    madeBox.className = BOX.slice(1);
    const [button] = submitButtons(form);
    if (button) button.before(madeBox);
    else ofForm(form, 'append')(madeBox);
    return madeBox;
  }
  const getBox = () => (box ??= findOrMakeBox());
  const hideNote = () => note?.remove();
  return {
    box: getBox,
    hasNote: () => note?.isConnected === true,
    hideNote,
    /** Shows a sentence and a button in place of the captcha. */
    showNote(text: string, action: string, onClick: () => void) {
      hideNote();
      note = ownElement(document.createElement('p'));
      note.className = 'sq-captcha-note';
      note.setAttribute('role', 'status');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = action;
      button.addEventListener('click', onClick);
      note.append(text, ' ', button);
      getBox().append(note);
    },
    remove() {
      hideNote();
      madeBox?.remove();
    },
  };
}
