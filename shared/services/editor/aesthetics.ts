import type { Data } from '../../platform/page/unknown-values.js';

/** What counts as the look of a site (storefront §4 "Aesthetics change tracking"). */
export const AESTHETICS = [
  'activeColorThemeId',
  'activeFontThemeId',
  'colorPalette',
  'colorThemes',
  'fontThemes',
  'fontUsageCategories',
] as const;
export type Aesthetics = { readonly [Field in (typeof AESTHETICS)[number]]?: unknown };

/** Data of JSON; the order of an object's members says nothing, that of a list does. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual((one as Data)[key], (other as Data)[key]))
  );
}

/** Which parts of the look differ, by content. Pure. */
export const changedAesthetics = (before: Aesthetics, after: Aesthetics): (typeof AESTHETICS)[number][] =>
  AESTHETICS.filter((field) => !isEqual(before[field], after[field]));

/** Whether the look has changed: any of the six. Other fields do not count. Pure. */
export const haveAestheticsChanged = (before: Aesthetics, after: Aesthetics): boolean =>
  changedAesthetics(before, after).length > 0;
