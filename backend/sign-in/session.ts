import type { AppContext, Settings } from '../app-options.js';
import { deleteSecretCookie, readSecretCookie, setSecretCookie } from '../http/cookies.js';
import { OWNER, setCrumbOf } from '../http/crumb.js';
import { hashSecret, newSecret } from '../http/token.js';
import type { OwnerSession } from '../storage/sessions.js';
import { rememberBrowser } from './known-browser.js';

type Needed = Pick<Settings, 'storage' | 'now' | 'limits' | 'report'>;

/** A session that is used is not written each time: a page makes many calls. */
const PROLONG_EVERY_MS = 60_000;

/** The owner's session of the browser that asks, which goes on by that; `undefined` for anybody else. */
export async function readSession(c: AppContext, settings: Needed): Promise<OwnerSession | undefined> {
  const { storage, now, limits, report } = settings;
  const secret = readSecretCookie(c, OWNER);
  const time = now();
  const session = secret === undefined ? undefined : await storage.readSession(await hashSecret(secret), time);
  // A page that looks by itself again and again, with nobody before it, is no use.
  if (!session || c.req.header('x-poll') !== undefined) return session;
  const expiresAt = Math.min(time + limits.sessionIdleMs, session.endsAt);
  // It ends sooner where an earlier release has opened it, or the limit is a lower one now.
  const isLate = Math.abs(expiresAt - session.expiresAt) >= PROLONG_EVERY_MS;
  const isLast = expiresAt === session.endsAt && session.expiresAt < expiresAt;
  // The owner may still read where nothing can be written.
  if (isLate || isLast) await storage.prolongSession(session.tokenHash, expiresAt, time).catch(report);
  return session;
}

/** What was there when a browser proved itself. */
interface Proof {
  readonly byLink: boolean;
  /** The hash of the owner's password. */
  readonly present: string | undefined;
  /** That of the second factor. */
  readonly secret: string | undefined;
}

/**
 * Signs the browser in. Its secret is always new: one that somebody else knew before would be shared with them.
 *
 * False: what it has proved itself by has changed since.
 */
export async function openSession(
  c: AppContext,
  { storage, now, limits }: Needed,
  { byLink, present, secret: factor }: Proof,
): Promise<boolean> {
  const secret = newSecret();
  const time = now();
  const before = readSecretCookie(c, OWNER);
  if (before) await storage.endSession(await hashSecret(before));
  const endsAt = time + limits.sessionLifetimeMs;
  const expiresAt = Math.min(time + limits.sessionIdleMs, endsAt);
  const session = { tokenHash: await hashSecret(secret), byLink, expiresAt, endsAt };
  if (!(await storage.addSession(session, time, present, factor))) return false;
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
