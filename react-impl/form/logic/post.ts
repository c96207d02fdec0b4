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

const emptyFile = () => new File([], '', { type: 'application/octet-stream' });

/** A text that is the same for the same content, but for the field `without`. */
export const fingerprint = ({ action, entries }: Post, without?: string): string =>
  JSON.stringify([
    action,
    ...entries
      .filter(([name]) => name !== without)
      .map(([name, value]) => (value instanceof File ? [name, value.name, value.size] : [name, value])),
  ]);

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#convert-to-a-list-of-name-value-pairs */
const withCrlf = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n');

export interface EncodedPost {
  readonly body: string | FormData;
  /** `undefined`: the browser writes it, with the boundary of the parts. */
  readonly contentType: string | undefined;
}

/** The body that a browser sends for the form. Only `multipart/form-data` carries files; others send their names. */
export function encodePost({ enctype, entries }: Post): EncodedPost {
  if (enctype === 'multipart/form-data') {
    const body = new FormData();
    for (const [name, value] of entries)
      if (typeof value === 'string') body.append(name, withCrlf(value));
      else body.append(name, value ?? emptyFile());
    return { body, contentType: undefined };
  }
  const pairs = entries.map(([name, value]) => [
    withCrlf(name),
    withCrlf(value instanceof File ? value.name : (value ?? '')),
  ]);
  if (enctype === 'text/plain')
    return { body: pairs.map(([name, value]) => `${name}=${value}\r\n`).join(''), contentType: 'text/plain' };
  return { body: new URLSearchParams(pairs).toString(), contentType: 'application/x-www-form-urlencoded' };
}
