import { allMatching } from '../../platform/page/element-calls.js';
import { ANIMATED } from '../../platform/page/served-elements.js';
import { clipsOf } from './clips.js';
import { canBeVisible, isVisible, THRESHOLDS } from './is-visible.js';
import { moveIn } from './move-in.js';
import sheet from './waiting.css' with { type: 'css' };
import { ofDocument } from '../../platform/page/script-global.js';

const WAITING = 'data-sq-waiting';
/** In px below the viewport: what is so near may be seen before it could be hidden. */
const NEAR_PX = 100;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
      const waits = boundingClientRect.top > innerHeight + NEAR_PX && !isStill();
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
    if (!isStill()) moveIn(element);
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
