import type { AppContext, Settings } from '../app-options.js';
import { deleteSecretCookie, readSecretCookie, setSecretCookie } from '../http/cookies.js';
import { MEMBER, OWNER, setCrumbOf, VISIT } from '../http/crumb.js';
import { hashSecret, newSecret } from '../http/token.js';
import type { SignIn } from './read-sign-in.js';

type Needed = Pick<Settings, 'memberSessions' | 'now' | 'limits'>;

/** The email of the member of the browser that asks. Inside a page nobody: it keeps no secret cookies. */
export async function readMember(c: AppContext, { memberSessions, now }: Needed): Promise<string | undefined> {
  const secret = readSecretCookie(c, MEMBER);
  return secret === undefined ? undefined : memberSessions.find(await hashSecret(secret), now());
}

/** The owner's crumb stays that of the owner's session. */
const setCrumbFor = (c: AppContext, secret: string) => setCrumbOf(c, readSecretCookie(c, OWNER) ?? secret);

async function endSession(c: AppContext, { memberSessions }: Needed): Promise<void> {
  const secret = readSecretCookie(c, MEMBER);
  if (secret) memberSessions.end(await hashSecret(secret));
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
  const { memberSessions, now, limits } = settings;
  await endSession(c, settings);
  const secret = newSecret();
  memberSessions.add(await hashSecret(secret), email, now() + limits.sessionLifetimeMs, now());
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
