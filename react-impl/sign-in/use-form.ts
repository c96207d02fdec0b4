import { useLayoutEffect, useMemo, useRef } from 'react';
import type { signIn as declaration } from './declaration.js';
import type { Host } from '../../shared/declaration/derived-types.js';
import { showOwnMessages } from '../../shared/forms/own-messages.js';
import { ownElement, write } from '../../shared/platform/html/written.js';
import type { signInMessages } from '../../shared/platform/i18n/en/sign-in.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useQuietRequired } from '../hooks/use-quiet-required.js';
import { loadSession } from './load-session.js';
import { postWithoutCode } from './post-without-code.js';

let count = 0;

/**
 * Shows a message below a field, in the light DOM: `aria-describedby` does not lead into a shadow root. Returns how to
 * remove it. The field keeps its other descriptions.
 */
function showFieldError(field: HTMLInputElement, text: string): () => void {
  const message = ownElement(document.createElement('span'));
  message.className = 'sq-sign-in-error';
  message.id = `sq-sign-in-error-${++count}`;
  message.textContent = text;
  (field.closest('label') ?? field).after(message);
  const described = field.getAttribute('aria-describedby');
  const undo = write(field, 'aria-describedby', [message.id, described].filter(Boolean).join(' '));
  write(field, 'aria-invalid', 'true');
  return () => {
    message.remove();
    write(field, 'aria-invalid', null);
    undo();
  };
}

/** The messages at the fields of a form. */
const useFieldErrors = () =>
  useMemo(() => {
    const shown: (() => void)[] = [];
    return {
      clear() {
        for (const remove of shown.splice(0)) remove();
      },
      /** Shows the messages that there are, and moves the focus to the first of these fields. Returns them, a line each. */
      show(errors: readonly (readonly [HTMLInputElement, string])[]): string {
        const wrong = errors.filter(([, message]) => message);
        shown.push(...wrong.map(([field, message]) => showFieldError(field, message)));
        wrong[0]?.[0].focus();
        return wrong.map(([{ name }, message]) => `${name}: ${message}`).join('\n');
      },
    };
  }, []);

/** The controls of a sign-in form. */
interface SignInFields {
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
  readonly rememberMe: HTMLInputElement | null;
}

const EMAIL = ['[name=email]', '[type=email]', '[autocomplete~=username]', '[autocomplete~=email]'];
const PASSWORD = ['[name=password]', '[type=password]', '[autocomplete~=current-password]'];

/** The first control of the first of these selectors; a password that is shown is no `type=password` any more. */
const find = (form: HTMLFormElement, selectors: readonly string[]) =>
  selectors.map((selector) => form.querySelector<HTMLInputElement>(`input${selector}`)).find((field) => field !== null);

/** The fields of a form; `undefined` where it has no email or no password. */
function readFields(form: HTMLFormElement): SignInFields | undefined {
  const [email, password] = [find(form, EMAIL), find(form, PASSWORD)];
  return email && password && { email, password, rememberMe: form.querySelector('input[name=rememberMe]') };
}

export type Text = (key: keyof typeof signInMessages, parameters?: Record<string, string>) => string;

interface Options {
  readonly text: Text;
  /** For screen readers. */
  onStatus(text: string): void;
  /** The server's words; empty when they no longer hold. */
  onError(text: string): void;
  onSignedIn(email: string): void;
}

/** Has a form in which the member signs out. */
const ACCOUNT = '[slot=account]';
/** Statuses that are about what was entered: the words of the server are then at the password. */
const WRONG = [400, 401, 403];

/** The author's form: checks what is entered, sends it by a call, and shows at the fields what is wrong. */
export function useForm(host: Host<typeof declaration>, { text, onStatus, onError, onSignedIn }: Options) {
  const { element, internals } = host;
  const children = useLightChildren(element);
  const form = useMemo(
    () => [...element.querySelectorAll('form')].find((each) => !each.closest(ACCOUNT)),
    [element, children], // eslint-disable-line react-hooks/exhaustive-deps -- read again when the children change
  );
  const busy = useRef(false);
  const errors = useFieldErrors();
  const setBusy = (isBusy: boolean) => {
    busy.current = isBusy;
    internals.states[isBusy ? 'add' : 'delete']('busy');
    if (form) write(form, 'aria-busy', isBusy ? 'true' : null);
  };
  const problemOf = (field: HTMLInputElement) => {
    if (field.value === '') return text('required');
    return field.validity.typeMismatch ? text('email', { email: 'name@example.com' }) : '';
  };
  const underWay = useRef<Promise<string>>(undefined);
  /** Resolves with what the visitor is told. */
  const send = async ({ email, password, rememberMe }: SignInFields): Promise<string> => {
    errors.clear();
    onError('');
    // Keyboards of phones add a space behind what they complete.
    if (email.value !== email.value.trim()) email.value = email.value.trim();
    const wrong = errors.show([email, password].map((field) => [field, problemOf(field)] as const));
    if (wrong) return wrong;
    setBusy(true);
    onStatus(text('signingIn'));
    const sent = { email: email.value, password: password.value, rememberMe: rememberMe?.checked ?? false };
    const session = await loadSession().catch(() => undefined);
    if (!session) {
      setBusy(false);
      onStatus('');
      const message = await postWithoutCode(form, element);
      onError(message);
      if (message) host.emit('sq-sign-in-error', { status: 0, message });
      return message;
    }
    const result = await session.signIn(sent);
    setBusy(false);
    onStatus('');
    if (result.ok) {
      password.value = '';
      onSignedIn(sent.email);
      return text('signedInAs', { account: sent.email });
    }
    const { failure } = result;
    const status = 'status' in failure ? failure.status : 0;
    const refused = ('body' in failure && failure.body?.errors) || {};
    const isShown = errors.show([
      [email, refused['email'] ?? ''],
      [password, refused['password'] ?? (!refused['email'] && WRONG.includes(status) ? failure.message : '')],
    ]);
    if (!isShown) onError(failure.message);
    host.emit('sq-sign-in-error', { status, message: failure.message });
    return isShown || failure.message;
  };

  useListener(element, 'submit', (event) => {
    if (!form || event.target !== form || event.defaultPrevented) return;
    const fields = readFields(form);
    // Without its fields the browser sends it as it is.
    if (!fields) return;
    event.preventDefault();
    if (!busy.current) underWay.current = send(fields);
    respondToAgent(event, async () => underWay.current ?? '');
  });
  useQuietRequired(form);
  useListener(element, 'focusin', () => void loadSession().catch(() => {}));
  useLayoutEffect(() => {
    if (!form) return;
    if (!readFields(form)) {
      warnOnce(`${nameOf(element)}: its form needs a field for the email and one for the password.`, element);
      return;
    }
    // The block says what is missing, in the language of the page.
    const undo = showOwnMessages(form);
    return () => {
      undo?.();
      errors.clear();
    };
  }, [element, form, errors]);
  return { form, setBusy, isBusy: () => busy.current };
}
