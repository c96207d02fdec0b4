import * as v from 'valibot';
import { finite, id, listOf, number, objectWith, readAs, text } from './fields.js';
import type { ReceivedRecords } from './recorder.js';

/** A page sends 20 reports at most (storefront §9). */
const MAX_EVENTS = 20;
/** Storefront §3 "Error events". */
const ERROR_EVENT = objectWith({
  event: v.string(),
  timestamp: finite,
  data: objectWith({
    app: text,
    message: v.string(),
    stack: text,
    file: text,
    line: number,
    column: number,
    websiteId: id,
    templateId: id,
    url: text,
    userAgent: text,
  }),
});

/** The list of error events. Pure. */
export const readErrorEvents = (body: unknown): ReceivedRecords => readAs(listOf(ERROR_EVENT, MAX_EVENTS), body);
export const ERROR_EVENTS = `Send a JSON array of 1 to ${MAX_EVENTS} error events: event, data with a message, timestamp.`;
