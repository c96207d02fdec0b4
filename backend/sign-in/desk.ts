import type { AppContext, Settings } from '../app-options.js';
import { hasValidCrumb } from '../http/crumb.js';
import { readEncoded } from '../http/parse-body.js';
import { isSameOrigin } from '../http/same-origin.js';
import { createAttempts } from './attempts.js';
import { readKnownBrowser } from './known-browser.js';
import { refusalPage } from './pages.js';
import { createTurns, hashPassword, isPassword, MAX_PASSWORD } from './passwords.js';

/** How many attempts wait while one is checked: each takes a part of a second, and no answer may take long. */
const WAITING = 2;
/** How long an attempt must wait that found too many before it. */
const BUSY_MS = 1000;

/** What receives the forms of the sign-in, for all of its pages. */
export interface Desk {
  /** The fields of a form that a page of this site has sent to this visitor; else an answer. */
  readForm(c: AppContext): Promise<Record<string, string> | Response>;
  /** `right`, `wrong`, or how long the client must wait, in milliseconds, because it has tried too often. */
  tryPassword(c: AppContext, password: string, hash: string | undefined): Promise<'right' | 'wrong' | number>;
  /** The password as it is stored, or how long to wait, in milliseconds, because too many wait already. */
  hash(password: string): Promise<string | number>;
}

export function createDesk(settings: Settings): Desk {
  const attempts = createAttempts(settings, 'sign-in');
  const inTurn = createTurns(WAITING);
  // What strangers try must not make the owner wait either.
  const inTurnOfKnown = createTurns(WAITING);
  return {
    async readForm(c) {
      const fields = readEncoded(c.var.body);
      if (!fields) return c.html(refusalPage('The form could not be read.'), 400);
      const isOwn = isSameOrigin(c.req.raw.headers, new URL(c.req.url).host);
      if (isOwn && (await hasValidCrumb(c, fields['crumb']))) return fields;
      return c.html(refusalPage('This page was open for too long, or belongs to another site. Please try again.'), 403);
    },
    async tryPassword(c, password, hash) {
      const known = await readKnownBrowser(c, hash);
      const waitMs = await attempts.take(c, 'owner', known);
      if (waitMs > 0) return waitMs;
      if (hash === undefined || password === '' || password.length > MAX_PASSWORD) return 'wrong';
      const turns = known === undefined ? inTurn : inTurnOfKnown;
      const isRight = await turns(() => isPassword(password, hash));
      if (isRight === undefined) return BUSY_MS;
      return isRight ? 'right' : 'wrong';
    },
    hash: async (password) => (await inTurn(() => hashPassword(password))) ?? BUSY_MS,
  };
}

export const tooOften = (waitMs: number): string => {
  const minutes = Math.ceil(waitMs / 60_000);
  return `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
};
