import { hashSecret, isSecret, newSecret } from '../http/token.js';
import type { SignInStorage } from '../storage/sessions.js';

const LINK_PATH = '/owner/sign-in/link';
/** Long enough to start the server and go to the browser. */
export const LINK_LIFETIME_MS = 30 * 60_000;

/** Path and query of a page that signs the owner in, once, within `LINK_LIFETIME_MS`. `now`: milliseconds since 1970. */
export async function createSignInLink(storage: SignInStorage, now = Date.now()): Promise<string> {
  const secret = newSecret();
  await storage.addSignInLink(await hashSecret(secret), now + LINK_LIFETIME_MS, now);
  return `${LINK_PATH}?token=${secret}`;
}

/** Whether this is the secret of a link that is still good. It is not any more. */
export const useLink = async (storage: SignInStorage, secret: string | undefined, now: number): Promise<boolean> =>
  isSecret(secret) && storage.useSignInLink(await hashSecret(secret), now);
