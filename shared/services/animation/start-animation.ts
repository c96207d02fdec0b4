import { warnOnce } from '../../platform/log.js';
import { allMatching } from '../../platform/page/element-calls.js';
import { ofDocument } from '../../platform/page/script-global.js';
import { ANIMATED } from '../../platform/page/served-elements.js';
import { isMotionReduced } from '../../platform/page/reduced-motion.js';
import sheet from './waiting.css';

/** widgets §9 "Blocks": the shares of a block at which the browser compares. */
export const THRESHOLDS: readonly number[] = [0, 0.1, 0.25, 0.5, 1];
const VISIBLE_RATIO = 0.5;

/** Whether a block of which this share is seen, 0 to 1, counts as visible. */
export const isVisible = (ratio: number): boolean => ratio >= VISIBLE_RATIO;

/** In px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether a block can be visible at all: half of it fits into the viewport, and into everything that clips it. A higher
 * one never shows half of itself.
 *
 * @param limits the sizes of the viewport and of the elements that clip the block
 */
export function canBeVisible({ width, height }: Size, limits: readonly Size[]): boolean {
  const shownWidth = Math.min(width, ...limits.map((limit) => limit.width));
  const shownHeight = Math.min(height, ...limits.map((limit) => limit.height));
  return isVisible((shownWidth * shownHeight) / (width * height || 1));
}

const DEFAULT_DURATION_S = 0.3;
const MAX_DURATION_S = 5;
const HIDDEN_SCALE = 0.94;
/** In px. */
const RISE_PX = 24;

/** What an element moves in from. Not by `transform`, which may be the author's. */
const STARTS: Record<string, Keyframe> = {
  fade: {},
  rise: { translate: `0 ${RISE_PX}px` },
  scale: { scale: HIDDEN_SCALE },
};

/** By the prototype: a control named "getAttribute" hides the method of its form. */
const attribute = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name)?.trim().toLowerCase() ?? null;

function startOf(element: Element): Keyframe {
  const word = attribute(element, 'data-sq-animate') || 'fade';
  if (Object.hasOwn(STARTS, word)) return STARTS[word]!;
  warnOnce(`data-sq-animate="${word}" is not valid: fade, rise or scale.`, element);
  return {};
}

/** In s. */
function durationOf(element: Element): number {
  const text = attribute(element, 'data-sq-animate-duration');
  if (!text) return DEFAULT_DURATION_S;
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= MAX_DURATION_S) return seconds;
  warnOnce(`data-sq-animate-duration="${text}" is not a number of seconds from 0 to ${MAX_DURATION_S}.`, element);
  return DEFAULT_DURATION_S;
}

/** Animates an element to the place and look that it has. */
function moveIn(element: Element): void {
  const keyframes = [{ opacity: 0, ...startOf(element) }, {}];
  const timing = { duration: durationOf(element) * 1000, easing: 'ease-out' };
  Element.prototype.animate.call(element, keyframes, timing);
}

/** The sizes of the elements around this one that clip what is inside of them. */
function clipsOf(element: Element): Size[] {
  const sizes: Size[] = [];
  for (let parent = element.parentElement; parent && parent !== ofDocument('body'); parent = parent.parentElement)
    if (getComputedStyle(parent).overflow !== 'visible') sizes.push(parent.getBoundingClientRect());
  return sizes;
}

const WAITING = 'data-sq-waiting';
/** In px below the viewport: what is so near may be seen before it could be hidden. */
const NEAR_PX = 100;

/**
 * Moves each element with `data-sq-animate` in, once, when half of it is seen (widgets §9 "Blocks"), until the returned
 * function is called. Only what is below the viewport is hidden before that: nothing that is seen disappears. What is too
 * high, or clipped, to show half of itself moves in when it reaches the middle of the viewport; what is focused, at once.
 */
export function startAnimation(): () => void {
  if (!(window.IntersectionObserver as unknown)) return () => {};
  const known = new WeakSet<Element>();
  ofDocument('adoptedStyleSheets').push(sheet);

  const first = new IntersectionObserver((entries) => {
    for (const { target, boundingClientRect } of entries) {
      first.unobserve(target);
      const waits = boundingClientRect.top > innerHeight + NEAR_PX && !isMotionReduced();
      // A copy of a page that the site's script has kept may have the mark.
      target.toggleAttribute(WAITING, waits);
      if (!waits) continue;
      byRatio.observe(target);
      byMiddle.observe(target);
    }
  });
  const byRatio = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) if (isVisible(intersectionRatio)) show(target);
    },
    { threshold: [...THRESHOLDS] },
  );
  const byMiddle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        if (isIntersecting && !canBeVisible(boundingClientRect, [viewport(), ...clipsOf(target)])) show(target);
    },
    { rootMargin: '-50% 0px' },
  );
  function show(element: Element) {
    byRatio.unobserve(element);
    byMiddle.unobserve(element);
    if (!element.hasAttribute(WAITING)) return;
    element.removeAttribute(WAITING);
    if (!isMotionReduced()) moveIn(element);
  }
  function watch(node: Node) {
    for (const element of allMatching(node, ANIMATED)) {
      if (known.has(element)) continue;
      known.add(element);
      first.observe(element);
    }
  }

  const added = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(watch);
  });
  added.observe(document, { childList: true, subtree: true });
  const handleFocus = (event: Event) => {
    for (const each of event.composedPath()) if (each instanceof Element && each.hasAttribute(WAITING)) show(each);
  };
  document.addEventListener('focusin', handleFocus);
  watch(document.documentElement);
  return () => {
    for (const observer of [first, byRatio, byMiddle, added]) observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    for (const element of document.querySelectorAll(`[${WAITING}]`)) element.removeAttribute(WAITING);
    const sheets = ofDocument('adoptedStyleSheets');
    if (sheets.includes(sheet)) sheets.splice(sheets.indexOf(sheet), 1);
  };
}

const viewport = () => ({ width: innerWidth, height: innerHeight });
