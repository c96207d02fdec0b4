import { useLayoutEffect, type RefObject } from 'react';
import { openCaptcha, type Captcha, type CaptchaProvider } from '../../../shared/forms/captcha/captcha.js';
import { consent } from '../../../shared/services/consent/consent.js';
import { allowsThirdParties } from '../../../shared/services/consent/permissions.js';
import { formCaptchaMessages } from '../../../shared/platform/i18n/en/form-captcha.js';
import { languageOf, translate } from '../../../shared/platform/i18n/translate.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { member } from '../member.js';
import { submitButtons } from '../submit-buttons.js';

/** What the form asks of its captcha. */
export interface CaptchaGuard {
  /** The token of a solved captcha. */
  token(): string | undefined;
  /** After a failure: it must be solved again before the form can be sent again. */
  reset(): void;
  /** Whether there is a captcha at all. */
  readonly isSetUp: boolean;
}

export interface CaptchaProps {
  readonly form: HTMLFormElement;
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
  readonly guard: RefObject<CaptchaGuard | undefined>;
}

const NAMES = { recaptcha: 'Google reCAPTCHA', hcaptcha: 'hCaptcha', turnstile: 'Cloudflare Turnstile' } as const;
const BOX = '.sq-captcha';

function boxIn(form: HTMLFormElement): { box: HTMLElement; made: boolean } {
  const found = member(form, 'querySelector')<HTMLElement>(BOX);
  if (found) return { box: found, made: false };
  const box = document.createElement('div');
  box.className = BOX.slice(1);
  const [button] = submitButtons(form);
  if (button) button.before(box);
  else member(form, 'append')(box);
  return { box, made: true };
}

/**
 * A captcha in the form: it comes with the first focus, and only with the visitor's leave, which can be given for this
 * once. It is drawn in the light DOM, as providers' scripts look for their elements in the document. Draws nothing.
 */
export default function FormCaptcha({ form, provider, siteKey, guard }: CaptchaProps) {
  useLayoutEffect(() => {
    const say = (key: keyof typeof formCaptchaMessages, parameters?: Record<string, string>) =>
      translate(form, 'form', formCaptchaMessages, key, parameters);
    let token: string | undefined;
    let captcha: Captcha | undefined;
    let opening = false;
    let gone = false;
    let place: ReturnType<typeof boxIn> | undefined;
    let note: HTMLElement | undefined;
    const hold = (held: boolean) => {
      for (const button of submitButtons(form))
        if (held) button.setAttribute('aria-disabled', 'true');
        else button.removeAttribute('aria-disabled');
    };
    guard.current = {
      token: () => token,
      isSetUp: siteKey !== '',
      reset() {
        token = undefined;
        captcha?.reset();
        if (siteKey !== '') hold(true);
      },
    };

    async function open() {
      if (opening || captcha || gone) return;
      opening = true;
      note?.remove();
      place ??= boxIn(form);
      try {
        const opened = await openCaptcha(place.box, {
          provider,
          siteKey,
          language: languageOf(form),
          onToken(given) {
            token = given;
            if (given !== undefined) hold(false);
          },
        });
        if (gone) opened.remove();
        else captcha = opened;
      } catch (error) {
        if (siteKey === '') warnOnce((error as Error).message, form);
        else if (!gone) tell(say('captchaFailed'), say('tryAgain'), error);
      }
      opening = false;
    }

    /** A sentence and a button in place of the captcha. */
    function tell(text: string, action: string, error?: unknown) {
      if (error) warnOnce(`the captcha of a form could not be loaded.`, error);
      place ??= boxIn(form);
      note?.remove();
      note = document.createElement('p');
      note.className = 'sq-captcha-note';
      note.setAttribute('role', 'status');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = action;
      button.addEventListener('click', () => void open());
      note.append(text, ' ', button);
      place.box.append(note);
    }

    const need = () => {
      if (captcha || opening || note?.isConnected) return;
      if (siteKey === '' || allowsThirdParties()) return void open();
      const name = { name: NAMES[provider] };
      tell(say('captchaConsent', name), say('captchaLoad', name));
    };
    const unsubscribe = consent().subscribe(() => {
      if (note?.isConnected && allowsThirdParties()) void open();
    });
    member(form, 'addEventListener')('focusin', need);
    if (member(form, 'matches')(':focus-within')) need();
    return () => {
      gone = true;
      guard.current = undefined;
      member(form, 'removeEventListener')('focusin', need);
      unsubscribe();
      hold(false);
      captcha?.remove();
      note?.remove();
      if (place?.made) place.box.remove();
    };
  }, [form, provider, siteKey, guard]);
  return null;
}
