import { isObject } from '../forms/field-values.js';
import { hasFieldTypes, type FieldTypes } from './field-types.js';
import type { ReceivedRecords } from './recorder.js';

/** A page sends 20 reports at most (storefront §9). */
const MAX_EVENTS = 20;
/** Storefront §3 "Error events". */
const DATA: FieldTypes = {
  app: 'text',
  message: 'text',
  stack: 'text',
  file: 'text',
  line: 'number',
  column: 'number',
  websiteId: 'id',
  templateId: 'id',
  url: 'text',
  userAgent: 'text',
};

const isErrorEvent = (one: unknown): boolean =>
  isObject(one) &&
  typeof one['event'] === 'string' &&
  Number.isFinite(one['timestamp']) &&
  hasFieldTypes(one['data'], DATA) &&
  typeof one['data']['message'] === 'string';

/** The list of error events. Pure. */
export const readErrorEvents = (body: unknown): ReceivedRecords =>
  Array.isArray(body) && body.length <= MAX_EVENTS && body.every(isErrorEvent) ? body : undefined;
export const ERROR_EVENTS = `Send a JSON array of 1 to ${MAX_EVENTS} error events: event, data with a message, timestamp.`;
