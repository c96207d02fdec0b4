import type { AppContext, Settings } from '../app-options.js';
import { deleteSecretCookie, readSecretCookie, setSecretCookie } from '../http/cookies.js';
import { OWNER, setCrumbOf } from '../http/crumb.js';
import { hashSecret, newSecret } from '../http/token.js';
import type { OwnerSession } from '../storage/sessions.js';
import { rememberBrowser } from './known-browser.js';

type Needed = Pick<Settings, 'storage' | 'now' | 'limits'>;

/** The owner's session of the browser that asks; `undefined` for anybody else. */
export async function readSession(c: AppContext, { storage, now }: Needed): Promise<OwnerSession | undefined> {
  const secret = readSecretCookie(c, OWNER);
  return secret === undefined ? undefined : storage.readSession(await hashSecret(secret), now());
}

/**
 * Signs the browser in. Its secret is always new: one that somebody else knew before would be shared with them.
 *
 * @param present The hash of the owner's password, as it was when the browser proved itself. False: it has changed since.
 */
export async function openSession(
  c: AppContext,
  { storage, now, limits }: Needed,
  { byLink, present }: { readonly byLink: boolean; readonly present: string | undefined },
): Promise<boolean> {
  const secret = newSecret();
  const time = now();
  const before = readSecretCookie(c, OWNER);
  if (before) await storage.endSession(await hashSecret(before));
  const expiresAt = time + limits.sessionLifetimeMs;
  if (!(await storage.addSession({ tokenHash: await hashSecret(secret), byLink, expiresAt }, time, present)))
    return false;
  setSecretCookie(c, OWNER, secret, limits.sessionLifetimeMs);
  await setCrumbOf(c, secret);
  if (present !== undefined) await rememberBrowser(c, present);
  return true;
}

/** Signs the browser out, on the server too: a copy of its cookie is worth nothing from now on. */
export async function closeSession(c: AppContext, { storage }: Needed): Promise<void> {
  const secret = readSecretCookie(c, OWNER);
  if (secret) await storage.endSession(await hashSecret(secret));
  deleteSecretCookie(c, OWNER);
}
