import { useLayoutEffect } from 'react';
import { LINKED, safeAddress } from '../../../shared/platform/html/safe-address.js';
import { slideIndexOf, slidesMatching } from '../../../shared/media/slides/find-slides.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { useListener } from '../../hooks/use-listener.js';

const CLICK_THROUGH = 'data-click-through-url';

/** The address that a click on the slide leads to, on the slide or inside it; `undefined` where it cannot be followed. */
export function clickThroughOf(slide: Element): string | undefined {
  const source = slide.hasAttribute(CLICK_THROUGH) ? slide : slide.querySelector(`[${CLICK_THROUGH}]`);
  return safeAddress(source?.getAttribute(CLICK_THROUGH) ?? '', LINKED);
}

const FOCUSABLE = 'a[href], button, [tabindex], sq-video, video[controls]';

/**
 * Slides that react to clicks can be focused, and activated by keyboard: those with a click-through address as links, and
 * all others in the given role.
 */
export function useFocusableSlides(element: HTMLElement, slides: Slides, role: 'button' | undefined): void {
  useLayoutEffect(() => {
    const changed: HTMLElement[] = [];
    for (const slide of role ? slides.list : slidesMatching(slides, `[${CLICK_THROUGH}]`)) {
      const slideRole = clickThroughOf(slide) ? 'link' : role;
      if (!slideRole || slide.matches(FOCUSABLE) || slide.querySelector(FOCUSABLE)) continue;
      const target = slide.querySelector<HTMLElement>('img') ?? slide;
      target.tabIndex = 0;
      target.setAttribute('role', slideRole);
      changed.push(target);
    }
    return () => {
      for (const target of changed) {
        target.removeAttribute('tabindex');
        target.removeAttribute('role');
      }
    };
  }, [slides, role]);
  // Enter activates links and buttons, Space only buttons. The browser does this for real ones.
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || slideIndexOf(slides, target) < 0) return;
    const targetRole = target.getAttribute('role');
    if (target.matches('a, button') || (key !== 'Enter' && !(key === ' ' && targetRole === 'button'))) return;
    if (targetRole !== 'button' && targetRole !== 'link') return;
    event.preventDefault();
    target.click();
  });
}
