/** Widgets §9 "Images and maps": the widths in px that the image hosts serve, widest first; also the standard size list. */
export const IMAGE_WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

export interface Density {
  /** The device pixel ratio. */
  readonly dpr: number;
  /** Lower and upper limit; 0 and unlimited by default. */
  readonly dprMin?: number;
  readonly dprMax?: number;
  /** The visitor asks for less data: the ratio is 1, whatever the limits. */
  readonly saveData?: boolean;
}

/** The pixel ratio to load for. */
export function pixelRatio({ dpr, dprMin = 0, dprMax = Infinity, saveData = false }: Density): number {
  return saveData ? 1 : Math.min(dprMax, Math.max(dprMin, dpr));
}

/**
 * The smallest width of the ladder that fills `cssWidth` px; above the widest one, the widest (ambiguity A28).
 * `sizeAdjustment` is a factor; below 0 counts as 0.
 */
export function pickWidth(cssWidth: number, ratio: number, sizeAdjustment = 1): number {
  const needed = cssWidth * ratio * Math.max(0, sizeAdjustment);
  return IMAGE_WIDTHS.findLast((width) => width >= needed) ?? IMAGE_WIDTHS[0];
}

export type SizeFormat = 'queryString' | 'filename';

/**
 * The address of an image in one width: `photo.jpg?format=750w`, or `photo-750w.jpg`. Addresses that no server resizes
 * (`data:`, `blob:`, SVG) are returned unchanged.
 */
export function sizedAddress(source: string, width: number, format: SizeFormat): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(source) ?? [];
  if (/^(data|blob):/i.test(source) || /\.svg$/i.test(path)) return source;
  if (format === 'filename') return `${path.replace(/(\.\w+)?$/, `-${width}w$1`)}${query ?? ''}${hash}`;
  const rest = (query ?? '')
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('format='));
  return `${path}?${[...rest, `format=${width}w`].join('&')}${hash}`;
}

/** Changes `http:` to `https:` for the site's own image hosts; other addresses are unchanged (widgets §5 "Image"). */
export function secureAddress(source: string, hosts: readonly string[]): string {
  const match = /^http:\/\/([^/?#:]+)/i.exec(source);
  return match && hosts.includes(match[1]!.toLowerCase()) ? `https${source.slice('http'.length)}` : source;
}
