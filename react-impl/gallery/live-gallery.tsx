import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { galleryMessages } from '../../shared/platform/i18n/en/gallery.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { GalleryControls } from './gallery-controls.js';
import type { GalleryProps, GalleryState } from './gallery-state.js';
import { GalleryViewport } from './gallery-viewport.js';
import { designOptions, toldOptions } from './layouts/design-options.js';
import { layoutProperties } from './layouts/layout-properties.js';
import { findLayout, layoutName } from './layouts/layouts.js';
import { groupCount, groupOf } from './logic/carousel-groups.js';
import { named } from './logic/own-parts.js';
import { stepFrom, wrapIndex } from './logic/slide-index.js';
import { CONTAINERS, MEDIA } from './logic/slide-kinds.js';
import { isStacked } from './logic/transition-names.js';
import type { ReadStrip } from './row/read-strip.js';
import { atOnce, scrollSmoothly, type Motion } from './row/scroll-motion.js';
import { useRow } from './row/use-row.js';
import { useActiveMark } from './use-active-mark.js';
import { useFeatures } from './use-features.js';
import { useHostMark } from './use-host-mark.js';
import { useHostProperties } from './use-host-properties.js';
import { useHostState } from './use-host-state.js';
import { useKeyboard } from './use-keyboard.js';
import { useLiveIndex } from './use-live-index.js';
import { useOrientation } from './use-orientation.js';
import { usePlaying } from './use-playing.js';
import { useSignsOfLife } from './use-signs-of-life.js';
import { useSlides } from './use-slides.js';

/** The author's children are the slides, the browser's scrolling is the engine; this is what turns both into a gallery. */
export function LiveGallery(props: GalleryProps) {
  const { host, design, loop, elements } = props;
  const { element } = host;
  const name = layoutName(design);
  const layout = findLayout(name);
  const { scrolls, grouped, aligned } = layout;
  const isSlideshow = name === 'stacked';
  const options = designOptions(design, {
    ...props,
    alignment: props.activeAlignment ?? props.alignment,
    transition: isSlideshow ? props.transition : 'scroll',
    perRow: props.slidesPerRow,
  });
  const stacked = isSlideshow && isStacked(options.transition);

  const slides = useSlides(element);
  const { length } = slides.list;
  const viewport = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const [announced, setAnnounced] = useState('');
  const text: GalleryState['text'] = (key, parameters) =>
    translate(element, 'gallery', galleryMessages, key, parameters);
  const slideText = (at: number) => text('slide', { n: at + 1, total: length });

  const made = useRef<Motion>(undefined);
  const strip = useRef<ReadStrip>(undefined);
  const told = useRef<(index: number, reason: string) => void>(undefined);
  const { hasMedia, hasContainers, leadsElsewhere } = useMemo(() => {
    const has = (selector: string) => slides.list.length > 0 && element.querySelector(selector) !== null;
    return {
      hasMedia: has(MEDIA),
      hasContainers: has(CONTAINERS),
      leadsElsewhere: has('[data-click-through-url]'),
    };
  }, [element, slides]);
  const thumbnails = props.thumbnails && isSlideshow;

  const motion: Motion = (passage) => {
    if (!reduced && made.current) {
      const done = made.current(passage);
      if (done || stacked) return done;
    }
    return reduced || stacked ? atOnce(passage) : scrollSmoothly(passage.viewport, passage.left);
  };
  const linked = useMemo(() => props.linked.split(/\s+/).filter(Boolean), [props.linked]);
  const mark = useActiveMark();
  const row = useRow({
    element,
    viewport,
    slides,
    scrolls,
    stacked,
    grouped,
    aligned: aligned ? options.alignment : undefined,
    strip,
    wanted: props.currentIndex,
    linked,
    motion,
    refreshOnResize: props.refreshOnResize,
    onChange(index, previousIndex, reason) {
      mark(slides.list[index]);
      const slideId = slides.list[index]?.getAttribute('data-slide-id') ?? undefined;
      host.emit('sq-slide-change', { index, previousIndex, slideId, reason });
      told.current?.(index, reason);
      // A slide that is hidden takes the focus of what is in it along: the keys would be heard no more.
      if (stacked && slides.list[previousIndex]?.matches(':focus-within'))
        viewport.current?.focus({ preventScroll: true });
    },
    onDrawn: (index, reason) => setAnnounced(reason === 'autoplay' ? '' : slideText(index)),
  });
  const { index, perView } = row;
  const count = groupCount(length, perView);
  const position = groupOf(index, perView);
  const atStart = !loop && position === 0;
  const atEnd = !loop && position === count - 1;

  const toPosition = (next: number, reason: string, how?: Motion, by?: 1 | -1) =>
    row.moveTo(next * perView, reason, how, by);
  const move: GalleryState['move'] = (by, reason, how) => {
    const step = stepFrom(groupOf(row.now(), perView), by, count, loop);
    if ('index' in step) toPosition(step.index, reason, how, by);
    else if (reason !== 'autoplay') host.emit(step.end === 'end' ? 'sq-reached-end' : 'sq-reached-beginning', {});
    return 'index' in step;
  };

  const [held, setHeld] = useState(false);
  const [viewing, setViewing] = useState(false);
  const [running, setRunning] = useState(false);
  const { playing, setPlaying } = usePlaying(Boolean(props.autoplay) && scrolls && count > 1, reduced, (now) =>
    host.emit('sq-autoplay-change', { playing: now }),
  );
  const { alive, missed } = useSignsOfLife(element);
  const { Slideshow, Media, Page, Roles, Autoplay, Clicks, complete } = useFeatures({
    // A row that the browser scrolls in its own time needs none of it.
    slideshow:
      aligned ||
      (isSlideshow &&
        (options.transition !== 'scroll' ||
          props.speed !== undefined ||
          props.autoHeight ||
          props.metaPosition !== 'below' ||
          thumbnails)),
    media: hasMedia,
    page:
      props.historyHash ||
      [props.nextControl, props.previousControl, ...Object.values(elements).map(named)].some(Boolean),
    roles: scrolls && hasContainers,
    autoplay: playing !== undefined,
    clicks: aligned || props.lightbox || options.clickBehavior === 'lightbox' || leadsElsewhere,
    alive,
  });
  useHostState(host.internals, 'complete', complete);

  useKeyboard(element, props.keyboard && scrolls, props.keys, (to) => {
    if (to === 'next' || to === 'previous') move(to === 'next' ? 1 : -1, 'keyboard');
    else toPosition(to === 'first' ? 0 : count - 1, 'keyboard');
  });
  const active = slides.list[index];
  useLayoutEffect(() => mark(active), [active, mark]);
  useHostMark(element, 'data-sq-stacked', stacked);
  useOrientation(props.refreshOnOrientationChange && !props.refreshOnResize, row.refresh);
  useHostProperties(element, layoutProperties(props, aligned ? options.alignment : 'middle'));
  const goTo = (to: number, reason: string, how?: Motion) => void row.moveTo(wrapIndex(to, length), reason, how);
  useMethods(host, {
    next: () => void move(1, 'method'),
    previous: () => void move(-1, 'method'),
    goTo: (to) => goTo(to, 'method'),
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    refresh: row.refresh,
  });
  useProperties(host, {
    inMotion: () => row.target() !== undefined,
    numberOfSlides: () => slides.list.length,
    linkedGalleries: row.linked,
    designOptions: () => toldOptions(options, props),
  });
  useLiveIndex(element, row.now, (to) => goTo(to, '', atOnce));

  const gallery: GalleryState = {
    props,
    element,
    slides,
    options,
    layout,
    isSlideshow,
    stacked,
    reduced,
    row,
    position,
    count,
    atStart,
    atEnd,
    viewport,
    controls,
    text,
    slideText,
    move,
    toPosition,
  };
  const features = (
    <>
      {Autoplay && playing !== undefined && (
        <Autoplay
          gallery={gallery}
          playing={playing}
          held={held || viewing}
          onRunning={setRunning}
          onEnd={() => setPlaying(false)}
        />
      )}
      {Media && <Media gallery={gallery} onPlaying={setHeld} />}
      {Roles && <Roles gallery={gallery} />}
      {Page && <Page gallery={gallery} told={told} />}
      {Clicks && <Clicks gallery={gallery} missed={missed} onViewing={setViewing} />}
    </>
  );
  // The page-side sheet lays the slides out in the host itself.
  if (!scrolls)
    return (
      <>
        <slot />
        {features}
      </>
    );
  const label = props.label || element.getAttribute('aria-label') || text('gallery');
  return (
    <section part="carousel" aria-roledescription={text('carousel')} aria-label={label}>
      <GalleryControls gallery={gallery} playing={playing} onPlay={setPlaying} />
      {Slideshow ? <Slideshow gallery={gallery} made={made} strip={strip} /> : thumbnails && <div part="thumbnails" />}
      {features}
      <GalleryViewport gallery={gallery} label={label} />
      <p part="status" role="status" aria-live={running ? 'off' : 'polite'}>
        {announced}
      </p>
    </section>
  );
}
