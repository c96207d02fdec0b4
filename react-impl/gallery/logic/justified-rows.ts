/** The position and size of a slide, in px from the top start corner of the gallery. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Layout {
  readonly boxes: readonly Box[];
  /** The height of the whole gallery, in px. */
  readonly height: number;
}
export interface JustifiedOptions {
  /** The width of the gallery, in px. */
  readonly width: number;
  /** The least height of a row, in px. Default 250 (widgets §9). */
  readonly rowHeight?: number;
  /** px between slides, horizontally and vertically. Default 20. */
  readonly gutter?: number;
}

/**
 * Rows of equal width (autorows). Slides of height `rowHeight` are added to a row until the next does not fit; then the
 * row is scaled up to the full width. The last row keeps its height. The flex rows of the page-side sheet do the same, so
 * a server, a browser and a page without script have the same rows. `ratios`: width by height of each slide.
 */
export function justifiedRows(
  ratios: readonly number[],
  { width, rowHeight = 250, gutter = 20 }: JustifiedOptions,
): Layout {
  const rows: number[][] = [];
  let used = Infinity;
  for (const ratio of ratios) {
    const own = Math.min(ratio * rowHeight, width);
    if (used + gutter + own > width) {
      rows.push([]);
      used = -gutter;
    }
    rows.at(-1)?.push(ratio);
    used += gutter + own;
  }
  const boxes: Box[] = [];
  let y = 0;
  rows.forEach((row, index) => {
    const sum = row.reduce((total, ratio) => total + ratio, 0);
    const full = (width - gutter * (row.length - 1)) / sum;
    const height = index === rows.length - 1 ? Math.min(rowHeight, full) : full;
    let x = 0;
    for (const ratio of row) {
      boxes.push({ x, y, width: ratio * height, height });
      x += ratio * height + gutter;
    }
    y += height + gutter;
  });
  return { boxes, height: Math.max(0, y - gutter) };
}
