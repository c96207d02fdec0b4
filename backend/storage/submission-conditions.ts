import { searchWords } from './search-words.js';
import type { SubmissionFilter } from './storage.js';

/** Adds the value of a parameter to those of a statement, and returns how the statement names it. */
type AddValue = (value: unknown) => string;

/** How a database says that `searched` contains a word; `pattern` says the same for `LIKE` with the escape `\`. */
type Contains = (add: AddValue, word: string, pattern: string) => string;

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** `before`: only those with a lower id. */
type Asked = SubmissionFilter & { readonly before?: number | undefined };

/**
 * The conditions that are asked for, and no others: with `? IS NULL OR` in place of those that are missing a database has
 * one plan for all questions, which reads every row. Pure.
 */
export function submissionConditions({ before, formId, spam, text }: Asked, add: AddValue, contains: Contains): string {
  const conditions = [
    ...(before === undefined ? [] : [`id < ${add(before)}`]),
    ...(formId === undefined ? [] : [`form_id = ${add(formId)}`]),
    ...(spam === undefined ? [] : [`spam ${spam ? '<>' : '='} '[]'`]),
    ...searchWords(text).map((word) => contains(add, word, likePattern(word))),
  ];
  return conditions.join(' AND ') || 'TRUE';
}
