import type { AppContext, Settings } from '../app-options.js';
import { createCartChanges, deleteCartCookies, readCartToken, setCartCookies } from '../shop/change-cart.js';
import { createAttempts } from '../sign-in/attempts.js';
import { readSignIn } from './read-sign-in.js';
import { accountOf, closeMemberSession, openMemberSession, readKnownMember, readMember } from './session.js';

export interface Refusal {
  readonly status: 400 | 401 | 429;
  readonly error: string;
  /** Until the next attempt may be made. */
  readonly waitMs?: number;
}

/** Signs members in and out, however they ask: by a call of the kit, or by a form without script. */
export function createMemberDesk(settings: Settings) {
  const { limits, clientOf, checkMember } = settings;
  const attempts = createAttempts(settings, 'member-sign-in');
  const changes = createCartChanges(settings);

  return {
    /** The anti-forgery token of the session, or why there is none. */
    async signIn(c: AppContext, body: unknown): Promise<string | Refusal> {
      const given = readSignIn(body);
      if (!given) return { status: 400, error: 'Send an email and a password.' };
      const known = await readKnownMember(c, given.email, settings);
      const waitMs = await attempts.take(c, accountOf(given.email), known);
      if (waitMs > 0) return { status: 429, error: 'Too many attempts. Please try again later.', waitMs };
      if (!(await checkMember(given.email, given.password)))
        return { status: 401, error: 'The email or the password is wrong.' };
      return openMemberSession(c, given, settings);
    },

    /** A visitor who has not signed in keeps the cart. */
    async signOut(c: AppContext, cloneCart: boolean): Promise<Refusal | undefined> {
      if ((await readMember(c, settings)) === undefined) return undefined;
      const token = readCartToken(c);
      if (token !== undefined && cloneCart) {
        const copy = await changes.clone(token, clientOf(c));
        if (copy.kind === 'too-many')
          return { status: 429, error: 'Too many carts. Please try again later.', waitMs: copy.waitMs };
        if (copy.kind === 'changed') setCartCookies(c, copy.cart.token, limits);
      } else if (token !== undefined) deleteCartCookies(c);
      await closeMemberSession(c, settings);
      return undefined;
    },
  };
}
export type MemberDesk = ReturnType<typeof createMemberDesk>;
