/** JSON that came as a text inside of something else; `undefined` when it is none. Pure. */
export function readJsonText(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
