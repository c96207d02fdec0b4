import { useRef, useState } from 'react';
import { galleryMessages } from '../../../shared/platform/i18n/en/gallery.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { useReducedMotion } from '../../hooks/use-media-query.js';
import type { GalleryState } from '../gallery-state.js';
import type { Extensions, GalleryProps } from '../gallery-types.js';
import { moveActiveClass, useActiveClass } from '../host/host-element.js';
import { useSlides } from '../host/use-slides.js';
import { galleryDesign } from '../logic/gallery-design.js';
import { groupCount, groupOf, stepFrom } from '../logic/positions.js';
import { instant, scrollSmoothly, type Motion } from '../row/scroll-motion.js';
import { useRow } from '../row/use-row.js';

/** What a visitor who does not see the slide is told of it, after its number. */
const describe = (slide: Element | undefined): string => {
  const alt = (slide?.matches('img') ? slide : slide?.querySelector('img'))?.getAttribute('alt');
  return alt ? `: ${alt}` : '';
};

/**
 * The state of a gallery: the author's children are its slides, the browser scrolls them, and this hook knows which one
 * is current. `announcement`: what a screen reader is to read after a change.
 */
export function useGallery(props: GalleryProps): { gallery: GalleryState; announcement: string } {
  const { host, loop } = props;
  const { element } = host;
  const design = galleryDesign(props);
  const { stacked } = design;
  const extensions = useRef<Extensions>({});
  const slides = useSlides(element, extensions);
  const { list } = slides;
  const viewport = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [announcement, setAnnouncement] = useState('');
  const text: GalleryState['text'] = (key, parameters) =>
    translate(element, 'gallery', galleryMessages, key, parameters);
  const slideText = (index: number) => text('slide', { n: index + 1, total: list.length });

  const motion: Motion = (request) => {
    const { motion: ofFeature } = extensions.current;
    if (!reducedMotion && ofFeature) {
      const done = ofFeature(request);
      if (done || stacked) return done;
    }
    return reducedMotion || stacked ? instant(request) : scrollSmoothly(request.viewport, request.left);
  };
  const row = useRow({
    ...design,
    element,
    viewport,
    slides,
    extensions,
    requestedIndex: props.currentIndex,
    linked: props.linked,
    motion,
    refreshOnResize: props.refreshOnResize,
    refreshOnOrientationChange: props.refreshOnOrientationChange,
    onChange(index, previousIndex, reason) {
      moveActiveClass(list[previousIndex], list[index]);
      const slideId = list[index]?.getAttribute('data-slide-id') ?? undefined;
      host.emit('sq-slide-change', { index, previousIndex, slideId, reason });
      extensions.current.onChange?.(index, previousIndex, reason);
      // The slide that was current is hidden: the focus would be lost, and with it the keys.
      if (stacked && list[previousIndex]?.matches(':focus-within')) viewport.current?.focus({ preventScroll: true });
    },
    onRendered: (index, reason) =>
      setAnnouncement(reason === 'autoplay' ? '' : slideText(index) + describe(list[index])),
  });
  const { index, perView } = row;
  useActiveClass(slides, index);

  const count = groupCount(list.length, perView);
  const position = groupOf(index, perView);
  const moveToPosition = (next: number, reason: string, how?: Motion, by?: 1 | -1) =>
    row.moveTo(next * perView, reason, how, by);
  const move: GalleryState['move'] = (by, reason, how) => {
    const step = stepFrom(groupOf(row.destination(), perView), by, count, loop);
    if ('index' in step) moveToPosition(step.index, reason, how, by);
    else if (reason !== 'autoplay') host.emit(step.end === 'end' ? 'sq-reached-end' : 'sq-reached-beginning', {});
    return 'index' in step;
  };
  const gallery: GalleryState = {
    ...design,
    props,
    element,
    slides,
    reducedMotion,
    row,
    position,
    count,
    atStart: !loop && position === 0,
    atEnd: !loop && position === count - 1,
    viewport,
    controls,
    extensions,
    text,
    slideText,
    move,
    moveToPosition,
  };
  return { gallery, announcement };
}
