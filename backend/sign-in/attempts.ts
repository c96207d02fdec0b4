import type { AppContext, Settings } from '../app-options.js';
import { createCallLimit } from '../storage/call-limit.js';

const WINDOW_MS = 15 * 60_000;

export interface Attempts {
  /**
   * Counts an attempt to sign in to an account. Resolves to 0 if it is allowed, or the milliseconds until one is.
   *
   * @param browser The name of a browser on which this account has signed in before; `undefined` for any other.
   */
  take(c: AppContext, account: string, browser: string | undefined): Promise<number>;
}

/**
 * How often passwords may be tried, the owner's and members' alike: by one client at one account, by one client at all
 * accounts, and by all clients at one account. Strangers can use all of these up, so that a known browser has a limit of its
 * own instead (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 *
 * @param name What is signed in to: attempts of the same name count together.
 */
export function createAttempts(settings: Settings, name: string): Attempts {
  const { limits, clientOf } = settings;
  const limitOf = (what: string, limit: number) => createCallLimit(settings, name + what, limit, WINDOW_MS);
  const ofClient = limitOf(' of a client', limits.strangersSignInsPerQuarterHour);
  const ofBoth = limitOf('', limits.signInsPerQuarterHour);
  const ofAccount = limitOf(' of strangers', limits.strangersSignInsPerQuarterHour);
  const ofBrowser = limitOf(' of a known browser', limits.signInsPerQuarterHour);
  return {
    async take(c, account, browser) {
      if (browser !== undefined) return ofBrowser.take(browser);
      const client = clientOf(c);
      return (
        (await ofClient.take(client)) ||
        (await ofBoth.take(JSON.stringify([client, account]))) ||
        (await ofAccount.take(account))
      );
    },
  };
}
