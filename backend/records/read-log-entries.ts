import * as v from 'valibot';
import { readBody } from '../http/parse-body.js';
import { anObject, jsonOf, listOf, readAs } from './fields.js';
import type { ReceivedRecords } from './recorder.js';

const MAX_ENTRIES = 500;
const LOG = v.object({ data: jsonOf(listOf(anObject, MAX_ENTRIES)) });

/** `data`, a JSON string of the queued entries. The specification does not say what fields an entry has. Pure. */
export const readLogEntries = (body: Uint8Array<ArrayBuffer>, contentType: string): ReceivedRecords =>
  readAs(LOG, readBody(body, contentType))?.data;
export const LOG_ENTRIES = `Send data: a JSON string of 1 to ${MAX_ENTRIES} log entries, each an object.`;
