import type { AppContext, Settings } from '../app-options.js';
import { deleteSecretCookie, readSecretCookie, setSecretCookie } from '../http/cookies.js';
import { MEMBER, OWNER, setCrumbOf, VISIT } from '../http/crumb.js';
import { hashSecret, newSecret, tokenOf } from '../http/token.js';
import type { SignIn } from './read-sign-in.js';

type Needed = Pick<Settings, 'storage' | 'now' | 'limits'>;

/** The secret of a browser on which members have signed in. It signs nobody in. */
const KNOWN = 'known-member';
const KNOWN_MS = 180 * 86_400_000;

/** The same however a person writes the email. */
export const accountOf = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
const knownHash = (secret: string, email: string) => tokenOf(secret, `${KNOWN} ${accountOf(email)}`);

/** The name of the browser that asks, if this member has signed in on it before. */
export async function readKnownMember(
  c: AppContext,
  email: string,
  { storage, now }: Needed,
): Promise<string | undefined> {
  const secret = readSecretCookie(c, KNOWN);
  if (secret === undefined) return undefined;
  const hash = await knownHash(secret, email);
  return (await storage.findMember(hash, now())) === undefined ? undefined : hash;
}
async function rememberMember(c: AppContext, email: string, { storage, now }: Needed): Promise<void> {
  const secret = readSecretCookie(c, KNOWN) ?? newSecret();
  await storage.addMember(await knownHash(secret, email), email, now() + KNOWN_MS, now());
  setSecretCookie(c, KNOWN, secret, KNOWN_MS);
}

/** The email of the member of the browser that asks. Inside a page nobody: it keeps no secret cookies. */
export async function readMember(c: AppContext, { storage, now }: Needed): Promise<string | undefined> {
  const secret = readSecretCookie(c, MEMBER);
  return secret === undefined ? undefined : storage.findMember(await hashSecret(secret), now());
}

/** The owner's crumb stays that of the owner's session. */
const setCrumbFor = (c: AppContext, secret: string) => setCrumbOf(c, readSecretCookie(c, OWNER) ?? secret);

async function endSession(c: AppContext, { storage }: Needed): Promise<void> {
  const secret = readSecretCookie(c, MEMBER);
  if (secret) await storage.endMember(await hashSecret(secret));
}

/**
 * Gives the browser a new secret, whatever it had before: one that somebody else knew would be shared with them. Resolves to
 * the anti-forgery token that belongs to it.
 */
export async function openMemberSession(
  c: AppContext,
  { email, rememberMe }: Pick<SignIn, 'email' | 'rememberMe'>,
  settings: Needed,
): Promise<string> {
  const { storage, now, limits } = settings;
  await endSession(c, settings);
  const secret = newSecret();
  await storage.addMember(await hashSecret(secret), email, now() + limits.sessionLifetimeMs, now());
  await rememberMember(c, email, settings);
  setSecretCookie(c, MEMBER, secret, rememberMe ? limits.sessionLifetimeMs : undefined);
  return setCrumbFor(c, secret);
}

/** Signs the browser out, on the server too. The token of the session is worth nothing from now on. */
export async function closeMemberSession(c: AppContext, settings: Needed): Promise<void> {
  await endSession(c, settings);
  const secret = newSecret();
  deleteSecretCookie(c, MEMBER);
  setSecretCookie(c, VISIT, secret);
  await setCrumbFor(c, secret);
}
