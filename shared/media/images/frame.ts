import type { FocalPoint, Size } from '../slides/slide-data.js';

export type CropMode = 'cover' | 'contain' | 'none';
export interface Alignment {
  readonly x: 'left' | 'center' | 'right';
  readonly y: 'top' | 'center' | 'bottom';
}
/** Where an image lies in its frame, in px from the frame's top left corner. */
export interface Placement extends Size {
  readonly left: number;
  readonly top: number;
}

const SHARE = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** `"top left"` and the like to an alignment: flags in any order, the middle where none is given (widgets §3). */
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

/** The focal point is brought to the middle of the frame, as far as the image goes on covering it. */
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
 * How an image fills its frame: `cover` by its focal point; `contain` whole, at its alignment, not larger than it is
 * unless `stretch`; `none` at its own size, at its alignment.
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

/** The same place as CSS `object-position` percentages, which hold for any size of the same shapes. */
export function objectPosition(placement: Placement, frame: Size): string {
  const share = (offset: number, room: number) => (Math.abs(room) < 0.01 ? 50 : (offset / room) * 100);
  const round = (value: number) => `${Math.round(value * 100) / 100}%`;
  return `${round(share(placement.left, frame.width - placement.width))} ${round(share(placement.top, frame.height - placement.height))}`;
}

/** Room for a ratio (width over height) kept by padding, as a percentage of the width (widgets §9). */
export const ratioPadding = (ratio: number): number => 100 / ratio;
