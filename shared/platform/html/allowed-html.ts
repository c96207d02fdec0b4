import { copyAllowed } from './copy-allowed.js';

/** Elements that a short text may contain, with their attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'target', 'rel', 'title'],
  ...Object.fromEntries(
    ['P', 'BR', 'STRONG', 'B', 'EM', 'I', 'SPAN', 'UL', 'OL', 'LI', 'CODE'].map((name) => [name, []]),
  ),
};

/** The HTML of a short text, such as that of a cookie banner, as safe nodes. */
export const allowedHtml = (text: string): DocumentFragment =>
  copyAllowed(text, (tag) => (Object.hasOwn(ALLOWED, tag) ? ALLOWED[tag] : undefined));
