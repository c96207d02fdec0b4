/** Where a slide lies, in px from the gallery's start corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Layout {
  readonly boxes: readonly Box[];
  /** Of the whole gallery, in px. */
  readonly height: number;
}
export interface JustifiedOptions {
  /** Of the gallery, in px. */
  readonly width: number;
  /** The least height of a row, in px. Default 250 (widgets §9). */
  readonly rowHeight?: number;
  /** px between slides, both ways. Default 20. */
  readonly gutter?: number;
}

/**
 * Rows of equal width (autorows): slides of `rowHeight` fill a row until the next does not fit, and the row grows until
 * it is full; the last one keeps its height. It is what the page-side sheet's flex rows do, so that a server, a browser
 * and a page without script come to the same rows. `ratios` are widths over heights.
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
