/** How options of the specification are read (widgets §5 "Gallery"). Each throws a TypeError on what it cannot take. */

export type Alignment = 'start' | 'middle' | 'end';
export type Boundary = 'none' | 'hard' | 'inertial';

/** What was expected is said by who asked. */
export function refuse(value: unknown): never {
  throw new TypeError(String(value));
}

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

/** A positive number of px; a text is read as an integer. */
export function readColumnWidth(value: unknown): number {
  const width = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof width === 'number' && Number.isFinite(width) && width > 0 ? width : refuse(value);
}

export function readAlignment(value: unknown): Alignment {
  return isOneOf(['start', 'middle', 'end'], value) ? value : refuse(value);
}

/** The block option's words: left, center and right; anything else is the middle. */
export const alignmentFrom = (side: string): Alignment =>
  side === 'left' || side === 'start' ? 'start' : side === 'right' || side === 'end' ? 'end' : 'middle';

const isBoundary = (value: unknown) => isOneOf(['none', 'hard', 'inertial'], value);

/** What happens at the two ends of a dragged row; one word is for both. */
export function readBoundaries(value: unknown): readonly [Boundary, Boundary] {
  const words: unknown[] = typeof value === 'string' ? value.trim().split(/[\s,]+/) : Array.isArray(value) ? value : [];
  const [start, end = start, ...rest] = words;
  return rest.length === 0 && isBoundary(start) && isBoundary(end) ? [start, end] : refuse(value);
}

/** `"50%"`: how far a slide must be dragged to give way; `"none"`: only a flick moves on. */
export function readSnapPoints(value: unknown): string {
  return typeof value === 'string' && /^(none|\d+(\.\d+)?%)$/.test(value) ? value : refuse(value);
}
