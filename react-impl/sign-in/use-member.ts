import { useLayoutEffect, useState } from 'react';
import { useListener } from '../hooks/use-listener.js';
import { sessionToken } from '../../shared/platform/requests/session-token.js';
import { readKeptToken } from '../../shared/platform/storage/kept-token.js';

/** Somebody is signed in: in this tab, on this page or an earlier one. The tab does not know their name. */
const hasToken = () => sessionToken().get() !== '';

/**
 * Who is signed in, `undefined` for nobody, and how to change that: the name that the server or the form gave, or an empty
 * text where only the tab's session is known. Follows sign-ins elsewhere on the page, and a server that ends the session.
 */
export function useMember(account: string): readonly [string | undefined, (name: string | undefined) => void] {
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
