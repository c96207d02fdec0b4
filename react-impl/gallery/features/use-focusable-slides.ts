import { useLayoutEffect } from 'react';
import { LINKED, safeAddress } from '../../../shared/platform/html/safe-address.js';
import { write } from '../../../shared/platform/html/written.js';
import { slideIndexOf, slidesMatching } from '../../../shared/media/slides/find-slides.js';
import { isPressOfOthers } from '../../../shared/media/slides/own-gestures.js';
import { readSlide } from '../../../shared/media/slides/read-slide.js';
import { closest } from '../../../shared/platform/page/element-calls.js';
import { isPlainKey } from '../../../shared/platform/page/plain-key.js';
import { useListener } from '../../hooks/use-listener.js';
import type { GalleryState } from '../gallery-state.js';

const CLICK_THROUGH = 'data-click-through-url';

/** The address that a click on the slide leads to, on the slide or inside it; `undefined` where it cannot be followed. */
export function clickThroughOf(slide: Element): string | undefined {
  const source = slide.hasAttribute(CLICK_THROUGH) ? slide : slide.querySelector(`[${CLICK_THROUGH}]`);
  return safeAddress(source?.getAttribute(CLICK_THROUGH) ?? '', LINKED);
}

const FOCUSABLE = 'a[href], button, [tabindex], sq-video, video[controls]';
const NAMED = '[aria-label], [aria-labelledby], [title]';

/**
 * What of a slide takes the focus for the slide's action: its image, else the slide itself; `undefined` where a link or a
 * control of the author has it already. Controls beside an image have actions of their own.
 */
function focusTarget(slide: HTMLElement): HTMLElement | undefined {
  const image = slide.querySelector<HTMLElement>('img');
  if (slide.querySelector('sq-video, video[controls]')) return undefined;
  const holder = closest(image ?? slide, FOCUSABLE);
  const isTaken = (holder !== null && slide.contains(holder)) || (!image && slide.querySelector(FOCUSABLE) !== null);
  return isTaken ? undefined : (image ?? slide);
}

/**
 * Slides that react to clicks can be focused, and activated by keyboard: those with a click-through address as links, and
 * all others in the given role. An image without a text is named by its caption, else by its number.
 */
export function useFocusableSlides({ element, slides, slideText }: GalleryState, role: 'button' | undefined): void {
  useLayoutEffect(() => {
    const changed: [HTMLElement, string[]][] = [];
    for (const slide of role ? slides.list : slidesMatching(slides, `[${CLICK_THROUGH}]`)) {
      const slideRole = clickThroughOf(slide) ? 'link' : role;
      const target = slideRole && focusTarget(slide);
      if (!target) continue;
      const hasName = target.matches(NAMED) || (target.getAttribute('alt') ?? target.textContent)?.trim();
      const given: Record<string, string> = { tabindex: '0', role: slideRole };
      if (!hasName) given['aria-label'] = readSlide(slide).label || slideText(slideIndexOf(slides, slide));
      for (const [name, value] of Object.entries(given)) write(target, name, value);
      changed.push([target, Object.keys(given)]);
    }
    return () => {
      for (const [target, names] of changed) for (const name of names) write(target, name, null);
    };
  }, [slides, role]); // eslint-disable-line react-hooks/exhaustive-deps -- the texts are those of the page's language
  // Enter activates links and buttons, Space only buttons. The browser does this for real ones.
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    const { target, key } = event;
    const slide = slides.list[slideIndexOf(slides, target)];
    if (!slide || !(target instanceof HTMLElement) || !isPlainKey(event)) return;
    const targetRole = target.getAttribute('role');
    if (key !== 'Enter' && !(key === ' ' && targetRole === 'button')) return;
    if (targetRole !== 'button' && targetRole !== 'link') return;
    if (target.matches('a, button') || isPressOfOthers(event.composedPath(), slide)) return;
    event.preventDefault();
    target.click();
  });
}
