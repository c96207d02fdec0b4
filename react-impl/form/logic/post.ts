import { isTokenName } from './one-time-tokens.js';

/** `null` is the value of a file control in which nothing was chosen. Not every browser can store the empty file that it sends. */
export type PostEntry = readonly [name: string, value: string | File | null];
/** The field in which a captcha's provider expects its token, and the token. */
export type TokenEntry = readonly [name: string, token: string];

/** A form that is sent to an action of its own, in the encoding that its author chose. */
export interface Post {
  readonly action: string;
  /** As in HTML: `application/x-www-form-urlencoded`, `multipart/form-data` or `text/plain`. */
  readonly enctype: string;
  /** As the browser would send them, in this order: with hidden fields, the pressed button and the captcha's token. */
  readonly entries: readonly PostEntry[];
  /** Names of the controls that the visitor sees, and of those into which the visitor has typed a text. */
  readonly visible: readonly string[];
  readonly typed: readonly string[];
  /** Netlify takes the post at any address of the site, and answers with the page that is there. */
  readonly isNetlify: boolean;
}

export const hasFiles = ({ entries }: Post): boolean => entries.some(([, value]) => value instanceof File);

/** A text that is the same for the same content, but for the fields `without` and the tokens of servers in hidden fields. */
export const fingerprint = (
  { action, entries, visible }: Post,
  without: readonly (string | undefined)[] = [],
): string =>
  JSON.stringify([
    action,
    ...entries
      .filter(([name]) => !without.includes(name) && (visible.includes(name) || !isTokenName(name)))
      .map(([name, value]) => (value instanceof File ? [name, value.name, value.size] : [name, value])),
  ]);
