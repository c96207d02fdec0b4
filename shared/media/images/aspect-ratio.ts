/** Reads `"3:2"`, `"3/2"` or `"1.5"` as a CSS ratio; `undefined` for `"Auto"`, empty or any other text (widgets §3). */
export function readAspectRatio(text: string): string | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)(?:\s*[:/]\s*(\d+(?:\.\d+)?))?\s*$/.exec(text);
  if (!match) return undefined;
  const [width, height] = [Number(match[1]), Number(match[2] ?? 1)];
  return width > 0 && height > 0 ? `${width} / ${height}` : undefined;
}
