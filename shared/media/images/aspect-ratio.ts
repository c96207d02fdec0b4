/** Names of shapes in the settings of existing galleries. */
const NAMED: Readonly<Record<string, string>> = {
  square: '1 / 1',
  standard: '3 / 2',
  'standard-vertical': '2 / 3',
  'four-three': '4 / 3',
  'three-four-vertical': '3 / 4',
  widescreen: '16 / 9',
  'anamorphic-widescreen': '2.4 / 1',
};

/**
 * Reads `"3:2"`, `"3/2"`, `"1.5"` or a name such as `"widescreen"` as a CSS ratio; `undefined` for `"Auto"`, empty or any
 * other text (widgets §3).
 */
export function readAspectRatio(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  if (Object.hasOwn(NAMED, name)) return NAMED[name];
  const match = /^\s*(\d+(?:\.\d+)?)(?:\s*[:/]\s*(\d+(?:\.\d+)?))?\s*$/.exec(text);
  if (!match) return undefined;
  const [width, height] = [Number(match[1]), Number(match[2] ?? 1)];
  return width > 0 && height > 0 ? `${width} / ${height}` : undefined;
}
