/**
 * What a browser remembers of its visits (storefront §3): `id|first|previous|current|count`, a token and four positive
 * integers, all of them small enough to count with. Times are milliseconds (ambiguity A49).
 */
const FORMAT = /^[\w-]{1,64}(\|[1-9]\d{0,14}){4}$/;

/** Empty for whatever else stands in the cookie. */
export const readVisitor = (text = ''): string => (FORMAT.test(text) ? text : '');

/** A new visit of somebody known, or the first one of somebody new. */
export function nextVisit(known: string, now: number, newId: () => string): string {
  if (!known) return [newId(), now, now, now, 1].join('|');
  const [id, first, , current, count] = known.split('|');
  return [id, first, current, now, Number(count) + 1].join('|');
}
