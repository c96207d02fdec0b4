import type { Box, Layout } from './justified-rows.js';

export interface MasonryOptions {
  /** The least width of a column, in px. Default 250 (widgets §9). */
  readonly columnWidth?: number;
  /** px between slides, horizontally and vertically. Default 0. */
  readonly gutter?: number;
  /** The least number of columns. Default 1. */
  readonly minColumns?: number;
}
/** The place of a slide, independent of the width of a column. */
interface Place {
  readonly column: number;
  /** How many slides are above it. */
  readonly above: number;
  /** The sum of their heights, in widths of a column. */
  readonly offset: number;
}

/** How many columns fit into `width` px; at least `minColumns`. */
export function columnCount(
  width: number,
  { columnWidth = 250, gutter = 0, minColumns = 1 }: MasonryOptions = {},
): number {
  return Math.max(1, minColumns, Math.floor((width + gutter) / (columnWidth + gutter)));
}

/** Adds each slide to the column that is shortest so far; to the first of several equal ones. */
function places(ratios: readonly number[], columns: number, share: number): Place[] {
  const ends = Array.from({ length: columns }, () => ({ above: 0, offset: 0 }));
  const length = ({ above, offset }: { above: number; offset: number }) => offset + above * share;
  return ratios.map((ratio) => {
    const column = ends.reduce((best, end, index) => (length(end) < length(ends[best]!) - 1e-9 ? index : best), 0);
    const { above, offset } = ends[column]!;
    ends[column] = { above: above + 1, offset: offset + 1 / ratio };
    return { column, above, offset };
  });
}

/**
 * Columns of equal width (autocolumns). Which column a slide is in depends on the number of columns only, not on their
 * width, so a server has the same columns as a browser. `ratios`: width by height of each slide.
 */
export function masonry(ratios: readonly number[], options: MasonryOptions & { readonly width: number }): Layout {
  const { width, columnWidth = 250, gutter = 0 } = options;
  const columns = columnCount(width, options);
  const own = (width - gutter * (columns - 1)) / columns;
  const boxes = places(ratios, columns, gutter / columnWidth).map(({ column, above, offset }, index): Box => ({
    x: column * (own + gutter),
    y: offset * own + above * gutter,
    width: own,
    height: own / ratios[index]!,
  }));
  return { boxes, height: boxes.reduce((most, { y, height }) => Math.max(most, y + height), 0) };
}

const number = (value: number) => String(Math.round(value * 1e5) / 1e5);

/**
 * The same columns as a style sheet, for pages that a server renders: no script is needed, and nothing moves at any width.
 * `selector` selects the gallery, such as `#work`; its slides must be images without captions, and may be in one element of
 * the class `sqs-gallery`. `maxColumns`: default 8.
 */
export function masonryCss(
  selector: string,
  ratios: readonly number[],
  options: MasonryOptions & { readonly maxColumns?: number } = {},
): string {
  const { columnWidth = 250, gutter = 0, minColumns = 1, maxColumns = 8 } = options;
  const least = (columns: number) => columns * columnWidth + (columns - 1) * gutter;
  // The one element around all slides has no box itself: it can be selected like a slide.
  const slides = `:is(${selector},${selector}>.sqs-gallery)>`;
  const rules = [
    `${selector}{columns:auto}`,
    `${selector}::after{content:"";display:block}`,
    `${slides}*{position:absolute}`,
  ];
  for (let columns = Math.max(1, minColumns); columns <= maxColumns; columns++) {
    const own = `((100cqi - ${number(gutter * (columns - 1))}px)/${columns})`;
    const from = columns === Math.max(1, minColumns) ? '' : `(width >= ${least(columns)}px)`;
    const to = columns === maxColumns ? '' : `(width < ${least(columns + 1)}px)`;
    const found = places(ratios, columns, gutter / columnWidth);
    const ends = found.map(({ offset, above }, index) => ({ offset: offset + 1 / ratios[index]!, above }));
    const last = ends.reduce(
      (best, end) =>
        end.offset * columnWidth + end.above * gutter > best.offset * columnWidth + best.above * gutter ? end : best,
      { offset: 0, above: 0 },
    );
    const inner = [
      `${selector}::after{block-size:calc(${number(last.offset)}*${own} + ${number(last.above * gutter)}px)}`,
      `${slides}*{inline-size:calc(${own})}`,
      ...found.map(
        ({ column, above, offset }, index) =>
          `${slides}:nth-child(${index + 1}){inset-inline-start:calc(${column}*(${own} + ${gutter}px));` +
          `inset-block-start:calc(${number(offset)}*${own} + ${number(above * gutter)}px)}`,
      ),
    ].join('');
    rules.push(from || to ? `@container ${[from, to].filter(Boolean).join(' and ')}{${inner}}` : inner);
  }
  return rules.join('\n');
}
