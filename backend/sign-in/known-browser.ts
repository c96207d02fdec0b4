import type { AppContext } from '../app-options.js';
import { readSecretCookie, setSecretCookie } from '../http/cookies.js';
import { newToken, tokenOf } from '../http/token.js';

/**
 * A browser on which the owner has signed in before. Strangers who try passwords share limits, which they can use up; a known
 * browser has a limit of its own, so that the owner is not shut out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 *
 * The cookie is a name that was drawn by lot, and a seal that only this site can make: with the hash of the password, so that
 * a new password makes all browsers strangers. It signs nobody in.
 */
const KNOWN = 'known';
const LIFETIME_MS = 180 * 86_400_000;
const NAME_LENGTH = 32;

const seal = async (name: string, hash: string): Promise<string> => name + (await tokenOf(hash, `${KNOWN} ${name}`));

/** The name of the browser that asks; `undefined` for one that is not known. `hash`: of the owner's password. */
export async function readKnownBrowser(c: AppContext, hash: string | undefined): Promise<string | undefined> {
  const cookie = readSecretCookie(c, KNOWN);
  const name = cookie?.slice(0, NAME_LENGTH);
  return name !== undefined && hash !== undefined && cookie === (await seal(name, hash)) ? name : undefined;
}

export async function rememberBrowser(c: AppContext, hash: string): Promise<void> {
  const name = (await readKnownBrowser(c, hash)) ?? newToken();
  setSecretCookie(c, KNOWN, await seal(name, hash), LIFETIME_MS);
}
