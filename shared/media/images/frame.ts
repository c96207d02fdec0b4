import type { FocalPoint, Size } from '../slides/slide-data.js';

export type CropMode = 'cover' | 'contain' | 'none';
export interface Alignment {
  readonly x: 'left' | 'center' | 'right';
  readonly y: 'top' | 'center' | 'bottom';
}
/** The size and position of an image in px, from the top left corner of its frame. */
export interface Placement extends Size {
  readonly left: number;
  readonly top: number;
}

const SHARE = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Reads an alignment such as `"top left"`: flags in any order, the centre on an axis without one (widgets §3). `undefined`
 * for an empty text or an unknown flag.
 */
export function parseAlignment(text: string): Alignment | undefined {
  const flags = text
    .toLowerCase()
    .split(/[\s,|]+/)
    .filter(Boolean);
  if (flags.length === 0 || flags.some((flag) => !Object.hasOwn(SHARE, flag))) return undefined;
  return {
    x: flags.includes('left') ? 'left' : flags.includes('right') ? 'right' : 'center',
    y: flags.includes('top') ? 'top' : flags.includes('bottom') ? 'bottom' : 'center',
  };
}

/** Covers the frame, with the focal point as near to its centre as an image that covers it can be moved. */
function cover(image: Size, frame: Size, focal: FocalPoint): Placement {
  const scale = Math.max(frame.width / image.width, frame.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return {
    width,
    height,
    left: clamp(frame.width / 2 - focal.x * width, frame.width - width, 0),
    top: clamp(frame.height / 2 - focal.y * height, frame.height - height, 0),
  };
}

/**
 * The placement of an image in its frame. `cover`: fills it, by its focal point. `contain`: all of it, aligned, enlarged
 * only with `stretch`. `none`: its own size, aligned.
 */
export function placeImage(
  image: Size,
  frame: Size,
  { mode, focal, alignment, stretch }: { mode: CropMode; focal: FocalPoint; alignment: Alignment; stretch: boolean },
): Placement {
  if (mode === 'cover') return cover(image, frame, focal);
  const fitted = Math.min(frame.width / image.width, frame.height / image.height);
  const scale = mode === 'none' ? 1 : stretch ? fitted : Math.min(1, fitted);
  const [width, height] = [image.width * scale, image.height * scale];
  return {
    width,
    height,
    left: (frame.width - width) * SHARE[alignment.x],
    top: (frame.height - height) * SHARE[alignment.y],
  };
}

/** A placement as CSS `object-position` percentages, which stay right for any size of the same ratios. */
export function objectPosition(placement: Placement, frame: Size): string {
  const share = (offset: number, free: number) => (Math.abs(free) < 0.01 ? 50 : (offset / free) * 100);
  const round = (value: number) => `${Math.round(value * 100) / 100}%`;
  return `${round(share(placement.left, frame.width - placement.width))} ${round(share(placement.top, frame.height - placement.height))}`;
}
