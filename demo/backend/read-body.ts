import { readJson } from './keep-body.js';

/** The fields of a form-encoded body; `undefined` when one comes twice. Pure. */
export function readEncoded(body: Uint8Array<ArrayBuffer>): Record<string, string> | undefined {
  const pairs = [...new URLSearchParams(new TextDecoder().decode(body))];
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : undefined;
}

export const isEncoded = (contentType: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(contentType);

/** Form-encoded as most census calls, else JSON: also as `text/plain`, which is what a beacon sends. Pure. */
export const readBody = (body: Uint8Array<ArrayBuffer>, contentType: string): unknown =>
  isEncoded(contentType) ? readEncoded(body) : readJson(body);
