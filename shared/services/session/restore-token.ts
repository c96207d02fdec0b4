import { sessionToken } from '../../platform/requests/session-token.js';
import { keepToken, readKeptToken } from '../../platform/storage/kept-token.js';

/** Gives the page the token of the tab's session, and forgets it when a server refuses what came with it. */
export function restoreToken(): (() => void) | undefined {
  const kept = readKeptToken();
  if (!kept) return undefined;
  const token = sessionToken();
  if (!token.get()) token.set(kept);
  return token.subscribe(() => keepToken(token.get()));
}
