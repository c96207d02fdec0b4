import { toCsv } from './csv.js';
import { isObject, textsOf } from './field-values.js';
import type { StoredSubmission } from '../storage/storage.js';

/** One answer as one text: parts and choices separated by commas, a scale as question and number. */
export function answerText(value: unknown): string {
  if (isObject(value))
    return Object.entries(value)
      .map(([question, answer]) => `${question}: ${answerText(answer)}`)
      .join('; ');
  if (Array.isArray(value)) return value.map(answerText).filter(Boolean).join(', ');
  return textsOf(value).join('');
}

/** The submissions of one form, a column for each field that any of them has. Pure. */
export function submissionsCsv(submissions: readonly StoredSubmission[]): string {
  const read = submissions.map(({ form, ...rest }) => ({
    ...rest,
    // A map: ids come from the visitor and may be names of an object's own members.
    values: new Map(Object.entries(JSON.parse(form) as Record<string, unknown>)),
  }));
  const fields = [...new Set(read.flatMap(({ values }) => [...values.keys()]))];
  const rows = read.map(({ receivedAt, context, values }) => [
    new Date(receivedAt).toISOString(),
    context.pagePath,
    ...fields.map((field) => answerText(values.get(field))),
  ]);
  return toCsv([['Received', 'Page', ...fields], ...rows]);
}
