import { isObject } from '../forms/field-values.js';
import { readBody, readJsonText } from '../http/parse-body.js';
import type { ReceivedRecords } from './recorder.js';

const MAX_ENTRIES = 500;

/** `data`, a JSON string of the queued entries. The specification does not say what fields an entry has. Pure. */
export function readLogEntries(body: Uint8Array<ArrayBuffer>, contentType: string): ReceivedRecords {
  const fields = readBody(body, contentType);
  const entries = isObject(fields) ? readJsonText(fields['data']) : undefined;
  return Array.isArray(entries) && entries.length <= MAX_ENTRIES && entries.every(isObject) ? entries : undefined;
}
export const LOG_ENTRIES = `Send data: a JSON string of 1 to ${MAX_ENTRIES} log entries, each an object.`;
