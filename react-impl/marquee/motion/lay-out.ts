import { copiesFor, regionWidth, waveKeyframes, waveLoop } from '../logic/wave.js';
import type { Mover, Movers } from './use-motion.js';
import type { ViewportSize } from './use-viewport-size.js';
import { cutIntoPieces } from './pieces.js';

export interface Parts {
  /** The author's line, with the copies behind it. */
  readonly strip: HTMLElement;
  readonly line: HTMLElement;
  /** The place of the copies. */
  readonly copies: HTMLElement;
}

export interface Course {
  readonly size: ViewportSize;
  readonly direction: 'left' | 'right';
  /** Not given on a straight line. `peak` in px, `frequency` 0 to 100. */
  readonly wave: { readonly peak: number; readonly frequency: number } | undefined;
  /** Appends a copy of the author's line to an element, with what is between two of them. */
  readonly appendCopy: (copy: HTMLElement) => void;
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
export const widthOf = (element: Element): number => parseFloat(getComputedStyle(element).width);

/** From the beginning of the line to where it looks the same again, `length` px further on. */
function keyframes(strip: Element, direction: Course['direction'], length: number): PropertyIndexedKeyframes {
  const rtl = isRightToLeft(strip);
  const ends = ['0px', `${rtl ? length : -length}px`];
  return { translate: (direction === 'left') === rtl ? ends.reverse() : ends };
}

function addCopies({ copies }: Parts, count: number, appendCopy: Course['appendCopy']): void {
  const first = document.createElement('span');
  first.className = 'copy';
  copies.replaceChildren(first);
  appendCopy(first);
  copies.append(...Array.from({ length: count - 1 }, () => first.cloneNode(true)));
}

/** From this many pieces on, those that have left the view stop: each that moves is a layer of its own. */
const MANY_PIECES = 200;

/** Pieces that rise and sink: those that are never in view are left out. */
function pieces({ strip, copies }: Parts, { size, direction, wave }: Course, length: number, waveLength: number) {
  const rising = waveKeyframes(wave?.peak ?? 0, waveLength);
  if (direction === 'left') rising.transform.reverse();
  const rtl = isRightToLeft(strip);
  const all = copies.offsetWidth;
  /** Where each begins, in px from the left edge of the copies, and how wide it is. */
  const places = new Map<Mover, { left: number; width: number }>();
  for (const element of copies.querySelectorAll<HTMLElement>('.piece')) {
    const { offsetLeft: left, offsetWidth: width } = element;
    const fromStart = rtl ? all - left - width : left;
    if (fromStart > length + size.width) continue;
    const at = (((left + width / 2) % waveLength) + waveLength) % waveLength;
    const from = direction === 'left' ? waveLength - at : at;
    places.set({ element, keyframes: rising, length: waveLength, from }, { left, width });
  }
  /** Where the left edge of the copies is when the text has moved so far. */
  const leftAt = (distance: number) => {
    const gone = (direction === 'left') !== rtl ? distance : length - distance;
    return rtl ? size.width - all + gone : -gone;
  };
  const ahead = size.width / 4;
  // A late timer has as much time again.
  const reach = 2 * ahead;
  // The left end of what is in view or will be: text that goes to the right comes from further left.
  const edge = direction === 'left' ? 0 : -reach;
  const isNear = (piece: Mover, distance: number) => {
    const { left, width } = places.get(piece)!;
    const x = leftAt(distance) + left - edge;
    // Turned on its slope it may be a little wider.
    return x > -2 * width && x < size.width + reach + width;
  };
  return { pieces: [...places.keys()], isNear, ahead, staysMoving: places.size <= MANY_PIECES };
}

/**
 * Puts copies of the author's line into place, as many as fill the width, and names what moves. On a straight line that
 * is the author's own line with copies behind it. On a wave the copies alone move, in pieces that rise and sink.
 */
export function layOut(parts: Parts, course: Course): Movers | undefined {
  const { strip, line, copies } = parts;
  const { size, direction, wave, appendCopy } = course;
  const period = widthOf(line);
  if (!(period > 0)) return undefined;
  const filling = copiesFor(regionWidth(size.width), period);
  if (!wave) {
    addCopies(parts, filling - 1, appendCopy);
    const whole = { element: strip, keyframes: keyframes(strip, direction, period), length: period };
    return { line: whole, pieces: [] };
  }
  addCopies(parts, 1, appendCopy);
  const single = copies.firstElementChild as HTMLElement;
  cutIntoPieces(single, waveLoop(period, wave.frequency).waveLength);
  // In pieces it may be a little wider. On paper it is hidden, and has no width.
  const width = widthOf(single);
  if (!(width > 0)) return undefined;
  const loop = waveLoop(width, wave.frequency);
  const length = width * loop.copies;
  copies.append(...Array.from({ length: filling + loop.copies - 2 }, () => single.cloneNode(true)));
  return {
    line: { element: copies, keyframes: keyframes(strip, direction, length), length },
    ...pieces(parts, course, length, loop.waveLength),
  };
}
