import type { AppContext, Settings } from '../app-options.js';
import { ensureCrumb } from '../http/crumb.js';
import { setRetryAfter } from '../http/rate-limit.js';
import type { OwnerSession } from '../storage/sessions.js';
import { tooOften } from './desk.js';
import { accountPage } from './pages.js';
import { newTotpSecret } from './totp.js';

export const SIGN_IN = '/owner/sign-in?to=%2Fowner%2Faccount';

/** The page of the account, as an answer to all of its forms. */
export function accountView({ storage }: Settings) {
  async function show(
    c: AppContext,
    session: OwnerSession,
    more: Partial<Parameters<typeof accountPage>[0]> = {},
    status: 200 | 400 | 403 | 429 = 200,
  ) {
    const hasPassword = (await storage.readPassword()) !== undefined;
    const asksPresent = hasPassword && !session.byLink;
    const hasFactor = (await storage.readSecondFactor()) !== undefined;
    // After a wrong code the phone has the secret already.
    const offer = hasFactor ? undefined : (more.offer ?? newTotpSecret());
    return c.html(accountPage({ crumb: await ensureCrumb(c), hasPassword, asksPresent, ...more, offer }), status);
  }
  return {
    show,
    refuse(c: AppContext, session: OwnerSession, waitMs: number) {
      setRetryAfter(c, waitMs);
      return show(c, session, { problem: tooOften(waitMs) }, 429);
    },
  };
}
