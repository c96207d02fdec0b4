/** `"3:2"`, `"3/2"` or `"1.5"` to a CSS ratio; `"Auto"`, empty or anything else is no fixed ratio (widgets §3). */
export function readAspectRatio(text: string): string | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)(?:\s*[:/]\s*(\d+(?:\.\d+)?))?\s*$/.exec(text);
  if (!match) return undefined;
  const [width, height] = [Number(match[1]), Number(match[2] ?? 1)];
  return width > 0 && height > 0 ? `${width} / ${height}` : undefined;
}
