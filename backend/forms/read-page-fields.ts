import type { PageFields } from '../storage/storage.js';

/** Longer texts about the page are cut, not refused: the visitor cannot correct them. */
const MAX_TEXT = 1000;

/** Texts by name, each empty where it is missing; `undefined` when one is not a text. Pure. */
export function readTexts<N extends string>(
  body: Record<string, unknown>,
  names: readonly N[],
): Record<N, string> | undefined {
  const texts = names.map((name) => [name, body[name] ?? ''] as const);
  if (!texts.every((pair): pair is [N, string] => typeof pair[1] === 'string')) return undefined;
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, MAX_TEXT)])) as Record<N, string>;
}

/** The page event fields (storefront §3): each may be missing, but must have its type. Pure. */
export function readPageFields(body: Record<string, unknown>): PageFields | undefined {
  const { contentSource = 'c', pagePermissionTypeValue: permission = null } = body;
  const texts = readTexts(body, ['pageTitle', 'pageId', 'pagePath']);
  if (!texts || (contentSource !== 'i' && contentSource !== 'c')) return undefined;
  if (permission !== null && typeof permission !== 'number' && typeof permission !== 'string') return undefined;
  return { ...texts, contentSource, pagePermissionTypeValue: permission };
}
