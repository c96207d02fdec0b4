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

type Tokens = Readonly<Record<string, string>>;

/** How it ended to send a form to its own action. `tokens`: by field name, for the hidden fields of the next attempt. */
export type PostResult =
  | {
      readonly kind: 'accepted';
      /** The page to show, if any. */
      readonly next: string | undefined;
      /** What the server says; empty without words. */
      readonly text: string;
      readonly tokens?: Tokens;
    }
  | {
      /** It was answered by words that say neither yes nor no: the visitor reads them. */
      readonly kind: 'unclear';
      readonly text: string;
      /** The page that has the words, after a redirect. */
      readonly next: string | undefined;
      readonly tokens?: Tokens;
    }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly tokens?: Tokens;
      /** The server does not take the token of this page any more, and gives no other. */
      readonly isExpired?: boolean;
      /** Texts of the server, for the form and by field name; empty without any. */
      readonly message: string;
      readonly errors: Readonly<Record<string, string>>;
    }
  /** Nothing was sent: there is no network, or the server cannot be reached. */
  | { readonly kind: 'unsent' }
  /** Nothing was sent: the server does not let scripts of this page read its answers. A post by the browser works. */
  | { readonly kind: 'unreadable' }
  /** It was sent, and there was no answer: it may have arrived. */
  | { readonly kind: 'unconfirmed' };
