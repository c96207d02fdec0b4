import { mayTrack } from './may-track.js';
import { post, quietly } from './send.js';
import { visitorCookie } from './visit.js';

/** Storefront §9. */
const CENSUS_MS = 2500;

/** One census call, if the visitor may be measured and there is something to tell: given up after a while. */
export const census = (call: string, fields: () => Readonly<Record<string, string>> | undefined): void =>
  quietly(() => {
    const told = mayTrack() && fields();
    if (told) void post(`census/${call}`, new URLSearchParams(told), CENSUS_MS);
  });

/** Hits have one form: event, data and the visitor cookie (storefront §7, ambiguities A81 and A91). */
export const censusHit = (call: string, event: string, data: () => object): void =>
  census(call, () => ({ event, data: JSON.stringify(data()), visitorCookie: visitorCookie() }));
