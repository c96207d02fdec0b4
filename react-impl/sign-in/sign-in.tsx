import { useLayoutEffect, useRef, useState } from 'react';
import type { signIn as declaration } from './declaration.js';
import type { BlockProps, Host } from '../../shared/declaration/derived-types.js';
import { safeAddress } from '../../shared/platform/html/safe-address.js';
import { signInMessages } from '../../shared/platform/i18n/en/sign-in.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { goTo } from '../../shared/platform/page/go-to.js';
import { sessionToken } from '../../shared/platform/requests/session-token.js';
import { readKeptToken } from '../../shared/platform/storage/kept-token.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { loadSession } from './load-session.js';
import { postWithoutCode } from './post-without-code.js';
import { type Text, useForm } from './use-form.js';

/** Marks the author's own button or link that signs out. */
const SIGN_OUT = '[data-sq-sign-out]';

interface Options {
  readonly isSignedIn: boolean;
  readonly cloneCart: boolean;
  isBusy(): boolean;
  setBusy(isBusy: boolean): void;
  /** The server's words; empty when they no longer hold. */
  onFailure(message: string): void;
  onSignedOut(): void;
}

/** Signs out by the method, the block's button, which gets the returned function, or the author's own. */
function useSignOut(host: Host<typeof declaration>, options: Options): () => Promise<void> {
  const leave = async () => {
    if (options.isBusy() || !options.isSignedIn) return;
    options.setBusy(true);
    options.onFailure('');
    const session = await loadSession().catch(() => undefined);
    const result = await session?.signOut({ cloneCart: options.cloneCart });
    options.setBusy(false);
    if (!result)
      return options.onFailure(
        await postWithoutCode(host.element.querySelector<HTMLFormElement>(`form:has(${SIGN_OUT})`), host.element),
      );
    if (result.ok) {
      host.emit('sq-sign-out', {});
      return options.onSignedOut();
    }
    const { failure } = result;
    options.onFailure(failure.message);
    host.emit('sq-sign-in-error', { status: 'status' in failure ? failure.status : 0, message: failure.message });
  };
  const handleClick = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || !event.target.closest(SIGN_OUT)) return;
    event.preventDefault();
    void leave();
  };
  useListener(host.element, 'click', handleClick);
  useMethods(host, { signOut: leave });
  return leave;
}

/** Somebody is signed in: in this tab, on this page or an earlier one. The tab does not know their name. */
const hasToken = () => sessionToken().get() !== '';

/**
 * Who is signed in, `undefined` for nobody, and how to change that: the name that the server or the form gave, or an empty
 * text where only the tab's session is known. Follows sign-ins elsewhere on the page, and a server that ends the session.
 */
function useMember(account: string): readonly [string | undefined, (name: string | undefined) => void] {
  const [member, setMember] = useState<string | undefined>(() => (account || hasToken() ? account : undefined));
  useLayoutEffect(() => {
    if (account) setMember(account);
  }, [account]);
  // This page was kept for Back, and the member has signed in or out on another one.
  useListener(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) sessionToken().set(readKeptToken());
  });
  useLayoutEffect(
    () =>
      sessionToken().subscribe(() =>
        setMember((current) => (sessionToken().get() === '' ? undefined : (current ?? ''))),
      ),
    [],
  );
  return [member, setMember];
}

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
      <span part="status" role="status" className="visually-hidden">
        {status}
      </span>
    </>
  );
}
