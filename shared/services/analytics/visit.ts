import { newId } from '../../platform/new-id.js';
import { readCookie, writeCookie } from '../../platform/storage/cookies.js';

const VISITOR_COOKIE = 'ss_cvr';
const VISIT_COOKIE = 'ss_cvt';
/** Storefront §9. Some browsers shorten the two years to 400 days. */
const VISITOR_LIFE_S = 2 * 365 * 24 * 60 * 60;
const VISIT_LIFE_S = 30 * 60;

/**
 * The visitor cookie (storefront §3): `id|first|previous|current|count`, an id and four positive integers below 10^15.
 * The three times are milliseconds since 1970 (ambiguity A49).
 */
const VISITOR_FORMAT = /^[\w-]{1,64}(\|[1-9]\d{0,14}){4}$/;

/** Empty for a text of any other form. Pure. */
export const readVisitor = (text = ''): string => (VISITOR_FORMAT.test(text) ? text : '');

/** The visitor cookie for a new visit; `known` is the present one, or empty for a new visitor. Pure. */
export function nextVisit(known: string, now: number, newId: () => string): string {
  if (!known) return [newId(), now, now, now, 1].join('|');
  const [id, first, , current, count] = known.split('|');
  return [id, first, current, now, Number(count) + 1].join('|');
}

/**
 * A session is a visit as the visitor cookie describes it, so nothing more is stored. A landing is the page whose hit
 * began the visit. Pure.
 */
export function sessionInfo(visitorCookie: string, lastSeen: number) {
  const [id, , , current, count] = visitorCookie.split('|');
  const isFirstSession = count === '1';
  return {
    isFirstLanding: isFirstSession && Number(current) === lastSeen,
    isFirstSession,
    sessionId: id ? `${id}.${current}` : null,
  };
}

/** The visitor cookie as the calls send it; empty where the browser refuses cookies. */
export const visitorCookie = (): string => readVisitor(readCookie(VISITOR_COOKIE));

/** Time of the visit's last page view, ms since 1970; NaN where that is unknown. */
export const lastSeen = (): number => Number(readCookie(VISIT_COOKIE) ?? NaN);

/** A visit lasts until 30 minutes after its last page view; the next page view begins a new one. Needs permission. */
export function countVisit(now: number): void {
  const visitor = visitorCookie();
  // The difference may be negative: the clock may have been set back.
  const continues = Math.abs(now - lastSeen()) < VISIT_LIFE_S * 1000;
  if (!visitor || !continues) writeCookie(VISITOR_COOKIE, nextVisit(visitor, now, newId), { maxAge: VISITOR_LIFE_S });
  writeCookie(VISIT_COOKIE, String(now), { maxAge: VISIT_LIFE_S });
}
