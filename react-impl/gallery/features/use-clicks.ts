import { useLayoutEffect } from 'react';
import { safeAddress } from '../../../shared/platform/html/safe-address.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { requestBlock } from '../../../shared/platform/page/page-registry.js';
import { readSlide } from '../../../shared/media/slides/read-slide.js';
import { slideIndexOf, slidesWith } from '../../../shared/media/slides/find-slides.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { useListener } from '../../hooks/use-listener.js';
import type { GalleryState } from '../gallery-state.js';

const LIGHTBOX = 'sq-lightbox';
type Lightbox = HTMLElement & { open(index: number): Promise<void> };

/** What a click on a slide may do. */
type ClickAction = 'activate' | 'next' | 'lightbox' | 'link' | 'none';

let made = 0;

/** The lightbox that the author has put on the page for this gallery, else one of the gallery's own. */
function lightboxFor(gallery: HTMLElement, theme: string): Lightbox {
  gallery.id ||= `sq-gallery-${++made}`;
  const found = document.querySelector<Lightbox>(`${LIGHTBOX}[for~="${CSS.escape(gallery.id)}"]`);
  if (found) return found;
  const own = document.createElement(LIGHTBOX) as Lightbox;
  own.setAttribute('for', gallery.id);
  own.setAttribute('theme', theme);
  document.body.append(own);
  return own;
}

/** These do their own thing. */
const OWN = 'figcaption a, button, input, select, textarea, video[controls], sq-video, .sqs-video-wrapper, summary';
const REACHABLE = 'a[href], button, [tabindex], sq-video, video[controls]';
const CLICK_THROUGH = 'data-click-through-url';

/** A slide that a click does something with can be reached and activated by keyboard. */
function useReachable(slides: Slides, role: 'button' | undefined): void {
  useLayoutEffect(() => {
    const changed: HTMLElement[] = [];
    for (const slide of role ? slides.list : slidesWith(slides, `[${CLICK_THROUGH}]`)) {
      const wanted = slide.getAttribute(CLICK_THROUGH) ? 'link' : role;
      if (!wanted || slide.matches(REACHABLE) || slide.querySelector(REACHABLE)) continue;
      const target = slide.querySelector<HTMLElement>('img') ?? slide;
      target.tabIndex = 0;
      target.setAttribute('role', wanted);
      changed.push(target);
    }
    return () => {
      for (const target of changed) {
        target.removeAttribute('tabindex');
        target.removeAttribute('role');
      }
    };
  }, [slides, role]);
}

/**
 * Clicks on slides. A click-through address and a slide's own link come first; the lightbox's code is fetched when the
 * pointer or the focus comes, and while it cannot be had the slide's link does what links do. Answers what a click does.
 */
export function useClicks({ element, props, slides, options, layout, row, move }: GalleryState) {
  const { lightbox, lightboxTheme } = props;
  /** What a click on this slide does that leads nowhere by itself. */
  const actionFor = (index: number) => {
    if (layout.aligned) return index === row.index ? props.activeSlideClickBehavior : 'activate';
    return (options.clickBehavior || 'none') as ClickAction;
  };
  const opens = (index: number) => lightbox || actionFor(index) === 'lightbox';
  const prepare = () => {
    if (opens(0)) void requestBlock(LIGHTBOX)?.catch(() => {});
  };

  function open(event: Event, index: number, href: string | undefined) {
    const ready = requestBlock(LIGHTBOX);
    if (!ready) return warnOnce('lightboxify is not available in this tier!');
    event.preventDefault();
    ready
      .then(() => lightboxFor(element, lightboxTheme).open(index))
      .catch(() => {
        if (href) location.assign(href);
      });
  }

  function click(event: MouseEvent, path: readonly EventTarget[]) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const index = slideIndexOf(slides, event.target);
    const slide = slides.list[index];
    if (!slide || path.some((node) => node instanceof Element && node.matches(OWN))) return;
    const action = actionFor(index);
    if (action === 'activate') {
      event.preventDefault();
      return void row.moveTo(index, 'click');
    }
    const { href } = readSlide(slide);
    const through =
      slide.getAttribute(CLICK_THROUGH) ?? slide.querySelector(`[${CLICK_THROUGH}]`)?.getAttribute(CLICK_THROUGH);
    if (through != null) {
      const address = safeAddress(through);
      event.preventDefault();
      if (address) location.assign(address);
      return;
    }
    if (opens(index)) return open(event, index, href);
    if (!path.some((node) => node instanceof HTMLAnchorElement) && action === 'next') move(1, 'click');
  }

  useReachable(slides, opens(0) ? 'button' : undefined);
  useListener(element, 'pointerenter', prepare);
  useListener(element, 'focusin', prepare);
  useListener<MouseEvent>(element, 'click', (event) => {
    if (!event.defaultPrevented) click(event, event.composedPath());
  });
  // What was made reachable above answers to the keyboard as what it is.
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || slideIndexOf(slides, target) < 0) return;
    const role = target.getAttribute('role');
    if (target.matches('a, button') || (key !== 'Enter' && !(key === ' ' && role === 'button'))) return;
    if (role !== 'button' && role !== 'link') return;
    event.preventDefault();
    target.click();
  });
  return click;
}
