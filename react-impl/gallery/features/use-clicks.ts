import { ownElement, write } from '../../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import { noteClickedLink } from '../../../shared/media/slides/clicked-links.js';
import { slideIndexOf } from '../../../shared/media/slides/find-slides.js';
import { followPresses, isClickOfOthers, isPlainClick } from '../../../shared/media/slides/own-gestures.js';
import { readSlide } from '../../../shared/media/slides/read-slide.js';
import { slideElements } from '../../../shared/media/slides/slide-elements.js';
import { slidesOf } from '../../../shared/media/slides/slides.js';
import { safeLink } from '../../../shared/platform/html/safe-address.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { EARLY_CLICK, startEarlyClicks } from '../../../shared/platform/page/early-clicks.js';
import { requestBlock } from '../../../shared/platform/page/page-registry.js';
import { goTo } from '../../../shared/platform/page/go-to.js';
import { useListener } from '../../hooks/use-listener.js';
import type { GalleryState } from '../gallery-state.js';
import { clickThroughOf, useFocusableSlides } from './use-focusable-slides.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

const LIGHTBOX = 'sq-lightbox';
type Lightbox = HTMLElement & { open(index: number): Promise<void> };

/** What a click on a slide does that has no link and no click-through address. */
type ClickAction = 'activate' | 'next' | 'lightbox' | 'link' | 'none';

let generatedIds = 0;
/** The lightboxes that galleries have added to the page. They leave it with their gallery. */
const created = new WeakMap<Element, Lightbox>();

/** The lightbox that the author has put beside this gallery, on the page or in a shadow root; else a new one. */
function lightboxFor(gallery: HTMLElement, theme: string): Lightbox {
  if (!gallery.id) write(gallery, 'id', `sq-gallery-${++generatedIds}`);
  const root = gallery.getRootNode() as Document | ShadowRoot;
  const found = root.querySelector<Lightbox>(`${LIGHTBOX}[for~="${CSS.escape(gallery.id)}"]`);
  if (found) return found;
  const lightbox = ownElement(document.createElement(LIGHTBOX)) as Lightbox;
  lightbox.setAttribute('for', gallery.id);
  lightbox.setAttribute('theme', theme);
  (root instanceof ShadowRoot ? root : ofDocument('body')).append(lightbox);
  created.set(gallery, lightbox);
  return lightbox;
}

/** The index of a slide in a lightbox that shows several galleries: the slides of those named before this one count too. */
function indexIn(lightbox: Lightbox, gallery: HTMLElement, index: number): number {
  const ids = lightbox.getAttribute('for')?.trim().split(/\s+/) ?? [];
  const before = ids.slice(0, Math.max(0, ids.indexOf(gallery.id)));
  const others = before.flatMap((id) => document.getElementById(id) ?? []);
  return others.reduce((sum, other) => sum + slideElements(other).length, index);
}

/** Opens a slide in a lightbox. While its code cannot be loaded, the slide's link works as a link. */
function openLightbox(event: Event, { element, props }: GalleryState, index: number, href: string | undefined): void {
  const ready = requestBlock(LIGHTBOX);
  if (!ready) return warnOnce('lightboxify is not available in this tier!');
  event.preventDefault();
  ready
    .then(() => {
      const lightbox = lightboxFor(element, props.lightboxTheme);
      return lightbox.open(indexIn(lightbox, element, index));
    })
    .catch(() => goTo(href ?? ''));
}

/**
 * Whether the slide has a click-through address that can be followed. It is followed then, and opens where the link in the
 * slide would open. A link with the address itself is left to the browser.
 */
function followClickThrough(event: Event, slide: Element, path: readonly EventTarget[]): boolean {
  const address = clickThroughOf(slide);
  if (!address) return false;
  const own = path.find((node) => node instanceof HTMLAnchorElement);
  if (own?.href === address) return true;
  event.preventDefault();
  const link = document.createElement('a');
  Object.assign(link, { href: safeLink(address), target: own?.target ?? '', rel: own?.rel ?? '' });
  link.click();
  return true;
}

/**
 * Handles clicks on slides: a click-through address comes first, then the lightbox, then the slide's own link. Returns
 * the handler, for clicks that happened before this code was loaded.
 */
export function useClicks(gallery: GalleryState): (event: MouseEvent, path: readonly EventTarget[]) => void {
  const { element, props, options, layout, row, move } = gallery;
  const actionFor = (index: number) => {
    if (layout.aligned) return index === row.index ? props.activeSlideClickBehavior : 'activate';
    return (options.clickBehavior || 'none') as ClickAction;
  };
  const opensLightbox = (index: number) => props.lightbox || actionFor(index) === 'lightbox';
  const preloadLightbox = () => {
    if (opensLightbox(0)) void requestBlock(LIGHTBOX)?.catch(() => {});
  };

  function onClick(event: MouseEvent, path: readonly EventTarget[]) {
    if (!isPlainClick(event)) return;
    // As the page is now: it may have shown or hidden slides since the last frame.
    const now = slidesOf(element);
    const index = slideIndexOf(now, event.target);
    const slide = now.list[index];
    if (!slide || isClickOfOthers(event, path, slide)) return;
    const action = actionFor(index);
    if (action === 'activate') {
      event.preventDefault();
      row.moveTo(index, 'click');
    } else if (followClickThrough(event, slide, path)) {
      return;
    } else if (opensLightbox(index)) {
      noteClickedLink(path);
      openLightbox(event, gallery, index, readSlide(slide).href);
    } else if (action === 'next' && !path.some((node) => node instanceof HTMLAnchorElement)) move(1, 'click');
  }

  useFocusableSlides(gallery, opensLightbox(0) ? 'button' : undefined);
  useListener(element, 'pointerenter', preloadLightbox);
  useListener(element, 'focusin', preloadLightbox);
  const handle = (event: MouseEvent) => {
    if (!event.defaultPrevented) onClick(event, event.composedPath());
  };
  useListener(element, 'click', handle);
  useListener(element, EARLY_CLICK, handle);
  useLayoutEffect(startEarlyClicks, []);
  useLayoutEffect(followPresses, []);
  useLayoutEffect(() => () => created.get(element)?.remove(), [element]);
  return onClick;
}
