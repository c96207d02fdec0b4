/** Readers for options of the specification (widgets §5 "Gallery"). Each throws a TypeError for an invalid value. */

export type Alignment = 'start' | 'middle' | 'end';
export type Boundary = 'none' | 'hard' | 'inertial';

/** The message is the value alone: the caller knows the expected form. */
export function refuse(value: unknown): never {
  throw new TypeError(String(value));
}

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

/** A positive number of px; of a text, the integer that it begins with. */
export function readColumnWidth(value: unknown): number {
  const width = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof width === 'number' && Number.isFinite(width) && width > 0 ? width : refuse(value);
}

export function readAlignment(value: unknown): Alignment {
  return isOneOf(['start', 'middle', 'end'], value) ? value : refuse(value);
}

/** The words of the block option (left, center, right) as alignments. Any other text is the middle. */
export const alignmentFrom = (side: string): Alignment =>
  side === 'left' || side === 'start' ? 'start' : side === 'right' || side === 'end' ? 'end' : 'middle';

const isBoundary = (value: unknown) => isOneOf(['none', 'hard', 'inertial'], value);

/** What happens at the start and at the end of a dragged row. One word is for both. */
export function readBoundaries(value: unknown): readonly [Boundary, Boundary] {
  const words: unknown[] = typeof value === 'string' ? value.trim().split(/[\s,]+/) : Array.isArray(value) ? value : [];
  const [start, end = start, ...rest] = words;
  return rest.length === 0 && isBoundary(start) && isBoundary(end) ? [start, end] : refuse(value);
}

/** `"50%"`: how far a slide must be dragged to change; `"none"`: only a flick changes it. */
export function readSnapPoints(value: unknown): string {
  return typeof value === 'string' && /^(none|\d+(\.\d+)?%)$/.test(value) ? value : refuse(value);
}
