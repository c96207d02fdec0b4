import { newId } from '../../platform/new-id.js';
import { readCookie, writeCookie } from '../../platform/storage/cookies.js';
import { nextVisit, readVisitor } from './visitor.js';

const VISITOR_COOKIE = 'ss_cvr';
const VISIT_COOKIE = 'ss_cvt';
/** Storefront §9. Some browsers cut the two years down to 400 days. */
const VISITOR_LIFE_S = 2 * 365 * 24 * 60 * 60;
const VISIT_LIFE_S = 30 * 60;

/** As the calls repeat it; empty where cookies are refused: nobody is known again there. */
export const visitorCookie = (): string => readVisitor(readCookie(VISITOR_COOKIE));

/** When the visit was last heard of; not a number where that is unknown. */
export const lastSeen = (): number => Number(readCookie(VISIT_COOKIE) ?? NaN);

/** A visit goes on for 30 minutes after each page; what comes later is a new one. The caller has the visitor's yes. */
export function countVisit(now: number): void {
  const visitor = visitorCookie();
  // Either way: a clock may have been put back.
  const goesOn = Math.abs(now - lastSeen()) < VISIT_LIFE_S * 1000;
  if (!visitor || !goesOn) writeCookie(VISITOR_COOKIE, nextVisit(visitor, now, newId), { maxAge: VISITOR_LIFE_S });
  writeCookie(VISIT_COOKIE, String(now), { maxAge: VISIT_LIFE_S });
}
