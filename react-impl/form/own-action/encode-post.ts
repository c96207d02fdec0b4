import type { Post } from '../logic/post.js';

const emptyFile = () => new File([], '', { type: 'application/octet-stream' });

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
