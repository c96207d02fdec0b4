import type { NewSubmission } from './storage.js';

/** More words of a question are not used. */
const MAX_WORDS = 10;

/** The same letters for the same word, whatever way it was typed. PostgreSQL cannot store U+0000. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('\0', ' ');

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

function textsIn(value: Json): readonly string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [String(value)];
  return Array.isArray(value) ? value.flatMap(textsIn) : Object.entries(value).flat().flatMap(textsIn);
}

/** What a search for a submission looks through: all answers, and the page. Pure. */
export function searchedText({ form, context }: NewSubmission): string {
  const answers = Object.values(JSON.parse(form) as Record<string, Json>).flatMap(textsIn);
  return fold([...answers, context.pagePath ?? ''].join('\n'));
}

/** The words of a question. Pure. */
export const searchWords = (text: string | undefined): string[] =>
  fold(text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
