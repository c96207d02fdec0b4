/** A JSON text inside other data, such as a form field; `undefined` when it is not one. Pure. */
function readJsonText(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A body as JSON; `undefined` when it is not JSON. Pure. */
export const readJson = (body: Uint8Array<ArrayBuffer>): unknown => readJsonText(new TextDecoder().decode(body));

/** The fields of a form-encoded body; `undefined` when a name occurs twice. Pure. */
export function readEncoded(body: Uint8Array<ArrayBuffer>): Record<string, string> | undefined {
  const pairs = [...new URLSearchParams(new TextDecoder().decode(body))];
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : undefined;
}

const isEncoded = (contentType: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(contentType);

/** Form-encoded as most census calls are, or else JSON, also with the type `text/plain`, which beacons send. Pure. */
export const readBody = (body: Uint8Array<ArrayBuffer>, contentType: string): unknown =>
  isEncoded(contentType) ? readEncoded(body) : readJson(body);
