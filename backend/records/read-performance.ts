import * as v from 'valibot';
import { finite, readAs, someText } from './fields.js';
import type { ReceivedRecords } from './recorder.js';

/** The page's record and at most 200 names, the limit of the kit's collector. */
const MAX_RECORDS = 201;
/** Storefront §9. */
const PREFIX = 'rum-';
const MAX_TEXT = 200;

const shortText = v.pipe(someText, v.maxLength(MAX_TEXT));
/** The compact records as the kit's collector writes them (ambiguity A95). */
const RECORDS = v.pipe(
  v.array(v.unknown()),
  v.maxLength(MAX_RECORDS),
  v.tupleWithRest(
    [v.strictTuple([v.literal(`${PREFIX}page`), shortText, shortText, finite])],
    v.strictTuple([
      v.pipe(shortText, v.startsWith(PREFIX)),
      finite,
      finite,
      v.pipe(v.number(), v.integer(), v.minValue(1)),
    ]),
  ),
);

/**
 * First the page, `["rum-page", version, pageLoadId, start]`, then `["rum-…", value, start, count]`, each of which is
 * stored with its page. Pure.
 */
export function readPerformance(body: unknown): ReceivedRecords {
  const read = readAs(RECORDS, body);
  if (!read) return undefined;
  const [[, version, pageLoadId], ...records] = read;
  return records.map(([name, value, start, count]) => ({
    name: name.slice(PREFIX.length),
    value,
    start,
    count,
    version,
    pageLoadId,
  }));
}
export const PERFORMANCE = `Send a JSON array: ["rum-page", version, pageLoadId, start], then 1 to ${MAX_RECORDS - 1} of ["rum-…", value, start, count].`;
