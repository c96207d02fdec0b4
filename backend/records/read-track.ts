import * as v from 'valibot';
import { readAs, someText } from './fields.js';
import type { ReceivedRecords } from './recorder.js';

const maybe = v.optional(v.string());
/** Storefront §7; `refer` may be empty and is given once (ambiguity A50). */
const LANDING = v.object({
  landing: v.string(),
  refer: v.string(),
  rk: v.pipe(
    someText,
    v.check((rk) => Number.isFinite(Number(rk))),
  ),
  lang: someText,
  screen: v.pipe(v.string(), v.regex(/^\d{1,5}x\d{1,5}$/)),
  source: maybe,
  campaign: maybe,
  subcampaign: maybe,
  channel: maybe,
  subchannel: maybe,
  variation: maybe,
  mkwid: maybe,
});
/** Some servers and proxies refuse longer addresses. */
const MAX_LENGTH = 8000;

/** The known query parameters of the image beacon; `undefined` when a required one is missing, wrong or there twice. Pure. */
export function readTrack({ search, searchParams }: URL): ReceivedRecords {
  if (search.length > MAX_LENGTH) return undefined;
  if (Object.keys(LANDING.entries).some((name) => searchParams.getAll(name).length > 1)) return undefined;
  const track = readAs(LANDING, Object.fromEntries(searchParams));
  return track && [track];
}
export const TRACK = 'Send landing, refer, rk (a number), lang and screen (width x height), each once.';
