import { write } from '../../../shared/platform/html/written.js';
import { flatParent } from '../../../shared/platform/page/scroller-of.js';
import { isMotionReduced } from '../../../shared/platform/page/reduced-motion.js';
import { enlargedArea } from './visible-area.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

const EASING = 'cubic-bezier(0.3, 0, 0.1, 1)';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of an element that its scrolling and clipping ancestors and the viewport leave visible; `undefined` if none. */
function visibleBox(element: Element): Box | undefined {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const clip = (box: Box) => {
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  };
  for (let parent = flatParent(element); parent && parent !== ofDocument('body'); parent = flatParent(parent)) {
    const { overflowX, display } = getComputedStyle(parent);
    if (overflowX !== 'visible' && display !== 'contents' && parent !== document.documentElement)
      clip(parent.getBoundingClientRect());
  }
  clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : undefined;
}

/**
 * Whether an image can grow out of a thumbnail, or shrink into it: not under reduced motion, nor if nothing of it is in view, nor
 * on a page that the visitor has enlarged, where the viewer has a scale of its own.
 */
export const canGrow = (thumbnail: Element | null | undefined): thumbnail is HTMLElement =>
  thumbnail instanceof HTMLElement &&
  !ofDocument('hidden') &&
  !isMotionReduced() &&
  !enlargedArea() &&
  visibleBox(thumbnail) !== undefined;

/** `object-position` as shares of the free space; the middle for lengths. */
const positionOf = (text: string): number[] =>
  text.split(' ').map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : 0.5));

/** The keyframe in which a frame of the size and place `own` covers a thumbnail, cropped as the thumbnail is. */
function overThumbnail(thumbnail: HTMLElement, own: DOMRect): Keyframe {
  const box = thumbnail.getBoundingClientRect();
  const seen = visibleBox(thumbnail) ?? box;
  const { objectFit, objectPosition, borderTopLeftRadius } = getComputedStyle(thumbnail);
  const ratios = [box.width / own.width, box.height / own.height];
  const scale = objectFit === 'contain' || objectFit === 'scale-down' ? Math.min(...ratios) : Math.max(...ratios);
  const [across = 0.5, down = 0.5] = positionOf(objectPosition);
  const left = box.left + (box.width - own.width * scale) * across;
  const top = box.top + (box.height - own.height * scale) * down;
  const inset = [
    seen.top - top,
    left + own.width * scale - seen.right,
    top + own.height * scale - seen.bottom,
    seen.left - left,
  ].map((px) => `${Math.max(0, px / scale)}px`);
  const radius = Number.parseFloat(borderTopLeftRadius) || 0;
  return {
    transformOrigin: '0 0',
    transform: `translate(${left - own.left}px, ${top - own.top}px) scale(${scale})`,
    clipPath: `inset(${inset.join(' ')} round ${radius / scale}px)`,
  };
}

const AT_REST: Keyframe = { transformOrigin: '0 0', transform: 'none', clipPath: 'inset(0 round 0px)' };

/** The frame of an image grows from its thumbnail to its place. */
export const grow = (frame: HTMLElement, thumbnail: HTMLElement, ms: number): Animation =>
  frame.animate([overThumbnail(thumbnail, frame.getBoundingClientRect()), AT_REST], { duration: ms, easing: EASING });

/** The frame shrinks into the thumbnail from where it is: in its place, dragged away, enlarged, or still growing. */
export function shrink(frame: HTMLElement, thumbnail: HTMLElement, ms: number): Animation {
  const from = frame.getBoundingClientRect();
  for (const animation of frame.getAnimations()) animation.cancel();
  Object.assign(frame.style, { transition: 'none', translate: 'none', scale: 'none' });
  const own = frame.getBoundingClientRect();
  const transform = `translate(${from.left - own.left}px, ${from.top - own.top}px) scale(${from.width / own.width})`;
  return frame.animate([{ ...AT_REST, transform }, overThumbnail(thumbnail, own)], {
    duration: ms,
    easing: EASING,
    fill: 'forwards',
  });
}

/**
 * Hides a thumbnail while its image is on the way, so that it is not seen twice. Returns how to show it again. By its
 * opacity: a link without a visible image would have no name.
 */
export function hideThumbnail(thumbnail: HTMLElement | null | undefined): () => void {
  if (!thumbnail || thumbnail.style.opacity === '0') return () => {};
  return write(thumbnail, ':opacity', '0');
}
