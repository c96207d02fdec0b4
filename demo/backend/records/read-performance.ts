import type { ReceivedRecords } from './recorder.js';

/** The page's record and at most 200 names, the limit of the kit's collector. */
const MAX_RECORDS = 201;
/** Storefront §9. */
const PREFIX = 'rum-';
const MAX_TEXT = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;

function readPage(record: unknown) {
  if (!Array.isArray(record) || record.length !== 4) return undefined;
  const [name, version, pageLoadId, pageStart] = record as unknown[];
  const isPage = name === `${PREFIX}page` && isText(version) && isText(pageLoadId) && Number.isFinite(pageStart);
  return isPage ? { version, pageLoadId } : undefined;
}

function readRecord(record: unknown) {
  if (!Array.isArray(record) || record.length !== 4) return undefined;
  const [name, value, start, count] = record as unknown[];
  if (!isText(name) || !name.startsWith(PREFIX) || !Number.isFinite(value) || !Number.isFinite(start)) return undefined;
  const isCount = Number.isInteger(count) && (count as number) > 0;
  return isCount ? { name: name.slice(PREFIX.length), value, start, count } : undefined;
}

/**
 * The compact records as the kit's collector writes them (ambiguity A95): first the page, `["rum-page", version,
 * pageLoadId, start]`, then `["rum-…", value, start, count]`, each of which is stored with its page. Pure.
 */
export function readPerformance(body: unknown): ReceivedRecords {
  if (!Array.isArray(body) || body.length > MAX_RECORDS) return undefined;
  const [first, ...rest] = body as unknown[];
  const page = readPage(first);
  const records = rest.map(readRecord);
  if (!page || !records.every((record) => record !== undefined)) return undefined;
  return records.map((record) => ({ ...record, ...page }));
}
export const PERFORMANCE = `Send a JSON array: ["rum-page", version, pageLoadId, start], then 1 to ${MAX_RECORDS - 1} of ["rum-…", value, start, count].`;
