/** How options of the specification are read (widgets §5 "Gallery"). Each throws on what it cannot take, saying why. */

export type Alignment = 'start' | 'middle' | 'end';
export type Boundary = 'none' | 'hard' | 'inertial';

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

/** A positive number of px; a text is read as an integer. */
export function readColumnWidth(value: unknown): number {
  const width = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (typeof width !== 'number' || !Number.isFinite(width) || width <= 0)
    throw new TypeError('The column width must be a positive number.');
  return width;
}

export function readAlignment(value: unknown): Alignment {
  if (!isOneOf(['start', 'middle', 'end'], value)) throw new TypeError('The alignment must be start, middle or end.');
  return value;
}

/** The block option's words: left, center and right; anything else is the middle. */
export const alignmentFrom = (side: string): Alignment =>
  side === 'left' || side === 'start' ? 'start' : side === 'right' || side === 'end' ? 'end' : 'middle';

/** What happens at the two ends of a dragged row; one word is for both. */
export function readBoundaries(value: unknown): readonly [Boundary, Boundary] {
  const words: unknown[] = typeof value === 'string' ? value.trim().split(/[\s,]+/) : Array.isArray(value) ? value : [];
  const [start, end = start, ...rest] = words;
  if (rest.length > 0 || !isOneOf(['none', 'hard', 'inertial'], start) || !isOneOf(['none', 'hard', 'inertial'], end))
    throw new TypeError('Each boundary must be none, hard or inertial.');
  return [start, end];
}

/** `"50%"`: how far a slide must be dragged to give way; `"none"`: only a flick moves on. */
export function readSnapPoints(value: unknown): string {
  if (value !== 'none' && !(typeof value === 'string' && /^\d+(\.\d+)?%$/.test(value)))
    throw new TypeError('The snap points must be a percentage or none.');
  return value;
}
