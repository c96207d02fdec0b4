import { isOneTimeToken } from '../logic/one-time-tokens.js';

type Parameter = readonly [name: string, value: string];

/** Names of hidden fields that are about the visit, not about what the form is for. */
const OF_THE_VISIT = /sess(?:ion)?_?id|^sid$|visitor|client_?id|referr?er|timestamp|captcha|honeypot/i;
const DAY_S = 24 * 60 * 60;
/** Pages may have been kept for so long since the server wrote a time into them. */
const OLDEST_DAYS = 400;

/** Whether a name or an id is the same in the next page: some are made by chance. */
export const isFixedName = (name: string): boolean => !isOneTimeToken('', name);

/** A moment: in seconds or milliseconds since 1970, or as ISO 8601 writes it. */
function isTime(value: string, now: number): boolean {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return true;
  const seconds = /^(\d{10})(?:\d{3})?$/.exec(value)?.[1];
  const age = now / 1000 - Number(seconds);
  return age > -DAY_S && age < OLDEST_DAYS * DAY_S;
}

/**
 * The parameters of an address, or the hidden fields of a form, that are the same when the same page is loaded again: no tokens,
 * no times. Addresses are without what says only where the visitor came from (`pageOf`). Pure.
 */
export function fixedParameters(
  parameters: readonly Parameter[],
  base: string,
  now: number,
  pageOf: (url: URL) => string,
): [string, string][] {
  return parameters
    .filter(
      ([name, value]) =>
        isFixedName(name) && !OF_THE_VISIT.test(name) && !isOneTimeToken(name, value) && !isTime(value, now),
    )
    .map(([name, value]) => {
      const isAddress = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, base);
      return [name, isAddress ? pageOf(new URL(value, base)) : value];
    });
}
