import { useLayoutEffect, useRef, useState } from 'react';
import type { signIn as declaration } from '../../elements/sq-sign-in/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { safeAddress } from '../../shared/platform/html/safe-address.js';
import { signInMessages } from '../../shared/platform/i18n/en/sign-in.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { goTo } from '../../shared/platform/page/go-to.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useForm, type Text } from './use-form.js';
import { useMember } from './use-member.js';
import { SIGN_OUT, useSignOut } from './use-sign-out.js';

/** Goes to another page, or loads this one again; replaced by tests. */
export const navigation = {
  go: goTo,
  reload: () => location.reload(),
};

/** A page that is locked shows its content when the server is asked again. */
const GATE = 'sq-member-gate';

/** Where the member goes on; nowhere, unless the author or a locked page says so. */
function goOn(element: HTMLElement, successRedirect: string): void {
  const address = safeAddress(successRedirect);
  if (address) return navigation.go(address);
  if (successRedirect)
    warnOnce(`${nameOf(element)}: "${successRedirect}" is no address that can be followed.`, element);
  if (element.closest(GATE)) navigation.reload();
}

/** The author's form, which signs in; in its place who is signed in, and a button that signs out (storefront §3, §7). */
export function SignIn({ host, account, successRedirect, cloneCart }: BlockProps<typeof declaration>) {
  const { element, internals } = host;
  const [member, setMember] = useMember(account);
  const [error, setError] = useState('');
  const [status, setStatus] = useState('');
  const name = useRef<HTMLDivElement>(null);
  const children = useLightChildren(element);
  const isSignedIn = member !== undefined;
  const text: Text = (key, parameters) => translate(element, 'signIn', signInMessages, key, parameters);

  const { form, setBusy, isBusy } = useForm(host, {
    text,
    onStatus: setStatus,
    onError: setError,
    onSignedIn(email) {
      setMember(email);
      if (host.emit('sq-sign-in', { account: email })) goOn(element, successRedirect);
    },
  });
  const leave = useSignOut(host, {
    isSignedIn,
    cloneCart,
    isBusy,
    setBusy,
    onFailure: setError,
    onSignedOut() {
      setMember(undefined);
      setStatus(text('signedOut'));
      // A server that knew the member may have left the form out.
      if (!form) navigation.reload();
    },
  });

  const wasSignedIn = useRef(isSignedIn);
  useLayoutEffect(() => {
    // Before the focus moves: what is hidden cannot have it.
    const isInside = element.matches(':focus-within');
    internals.states[isSignedIn ? 'add' : 'delete']('signed-in');
    if (wasSignedIn.current === isSignedIn) return;
    wasSignedIn.current = isSignedIn;
    if (!isInside) return;
    if (isSignedIn) name.current?.focus();
    else form?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [element, internals, isSignedIn, form]);

  const hasOwnButton = children.some((child) => child.matches(SIGN_OUT) || child.querySelector(SIGN_OUT));
  return (
    <>
      <div part="error" role="alert">
        {error}
      </div>
      <div id="place">
        <div id="form">
          <slot />
        </div>
        <div part="account">
          {/* Screen readers say nothing of a focused box without a name. */}
          <div part="name" role="group" aria-labelledby="who" tabIndex={-1} ref={name}>
            <span id="who">{member ? text('signedInAs', { account: member }) : text('signedIn')}</span>
          </div>
          <slot name="account" />
          {!hasOwnButton && (
            <button part="sign-out" type="button" onClick={() => void leave()}>
              {text('signOut')}
            </button>
          )}
        </div>
      </div>
      <span part="status" role="status">
        {status}
      </span>
    </>
  );
}
