import { useCallback, useMemo, useRef, useState } from 'react';
import type { BlockProps } from '../../elements/define/derived-types.js';
import type { gallery } from '../../elements/sq-gallery/declaration.js';
import { galleryMessages } from '../../shared/i18n/en/gallery.js';
import { translate } from '../../shared/i18n/translate.js';
import { readAspectRatio } from '../../shared/images/aspect-ratio.js';
import { warnOnce } from '../../shared/log.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { GalleryControls } from './gallery-controls.js';
import { GalleryViewport } from './gallery-viewport.js';
import { designOptions } from './layouts/design-options.js';
import { findLayout, layoutName } from './layouts/layouts.js';
import { autoplayPlan, randomIndex } from './logic/autoplay-options.js';
import { groupCount, groupOf } from './logic/carousel-groups.js';
import { stepFrom, wrapIndex } from './logic/slide-index.js';
import { isStacked } from './motion/transitions.js';
import { useDrag } from './motion/use-drag.js';
import { useGrowth, useMotion } from './motion/use-motion.js';
import { useRow, type Motion } from './row/use-row.js';
import { Thumbnails } from './thumbnails.js';
import { useActiveSlide } from './use-active-slide.js';
import { useAutoHeight } from './use-auto-height.js';
import { useAutoplay } from './use-autoplay.js';
import { useCaptionCap } from './use-caption-cap.js';
import { useClicks, type ClickAction } from './use-clicks.js';
import { useHistory } from './use-history.js';
import { useHostState } from './use-host-state.js';
import { useHostProperties } from './use-host-properties.js';
import { useImages } from './use-images.js';
import { useKeyboard } from './use-keyboard.js';
import { useLiveIndex } from './use-live-index.js';
import { useOrientation } from './use-orientation.js';
import { usePageControls } from './use-page-controls.js';
import { useSlides } from './use-slides.js';
import { useVideos } from './use-videos.js';

type Props = BlockProps<typeof gallery>;

/** Block data that cannot be read leaves the page's own layout, and nothing more (widgets §8). */
export function Gallery(props: Props) {
  const data = props.host.element.getAttribute('data-block-json');
  if (data !== null && /^\s*(null)?\s*$/.test(data))
    warnOnce('Error evaluating gallery block data', props.host.element);
  else if (data !== null && !isJson(data)) return <slot />;
  return <LiveGallery {...props} />;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const px = (length: number) => (Number.isNaN(length) ? undefined : `${length}px`);

/** The author's children are the slides, the browser's scrolling is the engine; this is what turns both into a gallery. */
function LiveGallery(props: Props) {
  const { host, design, loop, elements } = props;
  const { element } = host;
  const name = layoutName(design);
  const { scrolls, grouped, aligned } = findLayout(name);
  const isSlideshow = name === 'stacked';
  const options = designOptions(name, {
    speed: props.speed,
    preloadCount: props.preloadCount,
    alignment: props.activeAlignment || props.alignment,
    clickBehavior: props.clickBehavior,
    transition: isSlideshow ? props.transition : 'scroll',
    perRow: props.slidesPerRow,
    padding: props.padding,
    gutter: props.gutter,
    columnWidth: props.columnWidth,
    rowHeight: props.rowHeight,
  });
  const stacked = isSlideshow && isStacked(options.transition);

  const slides = useSlides(element);
  const viewport = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const [announced, setAnnounced] = useState('');
  const text = (key: keyof typeof galleryMessages, parameters?: Record<string, number>) =>
    translate(element, 'gallery', galleryMessages, key, parameters);
  const plan = autoplayPlan(props.autoplay, props.autoplayOptions, props.autoplayDuration);
  const dwell = plan.interval / 1000 + options.speed;

  const motion = useMotion({
    transition: isSlideshow ? options.transition : undefined,
    scrollSeconds: aligned || (isSlideshow && props.speed > 0) ? options.speed : undefined,
    reduced,
    speed: options.speed,
    easing: props.easing,
    zoom: props.zoom,
    dwell,
    vertical: props.direction === 'vertical',
  });
  const tellHistory = useHistory(props.historyHash, slides, props.currentIndex, (index, reason) =>
    row.moveTo(index, reason, reason ? undefined : atOnce),
  );
  const linked = useMemo(() => props.linked.split(/\s+/).filter(Boolean), [props.linked]);
  const row = useRow({
    element,
    viewport,
    slides,
    scrolls,
    grouped,
    aligned: aligned ? options.alignment : undefined,
    wanted: props.currentIndex,
    linked,
    motion,
    refreshOnResize: props.refreshOnResize,
    onChange(index, previousIndex, reason) {
      const slideId = slides[index]?.getAttribute('data-slide-id') ?? undefined;
      host.emit('sq-slide-change', { index, previousIndex, slideId, reason });
      tellHistory(index, reason);
      setAnnounced(reason === 'autoplay' ? '' : text('slide', { n: index + 1, total: slides.length }));
    },
  });
  const { index, perView } = row;
  const current = slides[index];
  const count = groupCount(slides.length, perView);
  const position = groupOf(index, perView);
  const atStart = !loop && position === 0;
  const atEnd = !loop && position === count - 1;

  const toPosition = (next: number, reason: string, how?: Motion) => row.moveTo(next * perView, reason, how);
  /** One step on or back. Answers whether there is anywhere to go. */
  function move(by: 1 | -1, reason: string, how?: Motion) {
    const step = stepFrom(groupOf(row.now(), perView), by, count, loop);
    if ('index' in step) toPosition(step.index, reason, how);
    else if (reason !== 'autoplay') host.emit(step.end === 'end' ? 'sq-reached-end' : 'sq-reached-beginning', {});
    return 'index' in step;
  }

  const held = useVideos(element, slides, index, props.videoLoaderOptions);
  const autoplay = useAutoplay({
    element,
    controls,
    enabled: Boolean(props.autoplay) && scrolls && count > 1,
    plan: { ...plan, pauseOnMouseover: outside(plan.pauseOnMouseover, elements.controls) },
    held,
    position: index,
    onTick() {
      if (plan.randomize) toPosition(randomIndex(position, count, Math.random()), 'autoplay');
      else if (!move(1, 'autoplay')) setPlaying(false); // the last slide, without loop
    },
  });
  function setPlaying(playing: boolean) {
    if (playing !== autoplay.playing) host.emit('sq-autoplay-change', { playing });
    autoplay.setPlaying(playing);
  }

  useKeyboard(element, props.keyboard && scrolls, props.keys, (to) => {
    if (to === 'next' || to === 'previous') move(to === 'next' ? 1 : -1, 'keyboard');
    else toPosition(to === 'first' ? 0 : count - 1, 'keyboard');
  });
  useDrag(element, {
    viewport,
    kind: stacked ? 'swipe' : options.transition === 'new-swipe' ? 'follow' : undefined,
    snapPoints: props.snapPoints,
    boundaries: props.boundaries,
    easing: 'ease-out',
    move: (by, how) => (by === 0 ? row.moveTo(row.now(), '', how) : move(by, 'drag', how)),
  });
  useClicks(element, {
    slides,
    lightbox: props.lightbox,
    lightboxTheme: props.lightboxTheme,
    actionFor: (at): ClickAction => {
      if (aligned) return at === index ? props.activeSlideClickBehavior : 'activate';
      return (options.clickBehavior || 'none') as ClickAction;
    },
    activate: (at) => row.moveTo(at, 'click'),
    next: () => move(1, 'click'),
  });
  usePageControls({
    next: props.nextControl || named(elements.next),
    previous: props.previousControl || named(elements.previous),
    currentIndex: named(elements.currentIndex),
    totalSlides: named(elements.totalSlides),
    position,
    count,
    atStart,
    atEnd,
    onMove: (by) => move(by, 'control'),
  });
  useActiveSlide(current);
  useHostState(host.internals, 'stacked', stacked);
  useGrowth(current, isSlideshow && options.transition === 'ken-burns' && !reduced, props.zoom, dwell);
  useImages(slides, {
    lazy: props.lazyLoad,
    near: scrolls ? { index, shown: perView, count: props.preloadCount, loop } : undefined,
    useBgImage: props.useBgImage,
    loaderOptions: props.loaderOptions,
  });
  useAutoHeight(viewport, current, props.autoHeight && isSlideshow);
  useCaptionCap(current, isSlideshow && props.metaPosition !== 'below');
  useOrientation(props.refreshOnOrientationChange, row.refresh);
  useHostProperties(element, {
    '--sq-gallery-per-row': props.slidesPerRow > 0 ? String(props.slidesPerRow) : undefined,
    '--sq-gallery-gutter': px(props.gutter),
    '--sq-gallery-padding': px(props.padding),
    '--sq-gallery-column': px(props.columnWidth),
    '--sq-gallery-row-height': px(props.rowHeight),
    '--sq-gallery-height': Number.isNaN(props.vSize) ? undefined : `calc(${props.vSize} * var(--sq-vsize, 10px))`,
    '--sq-gallery-ratio': readAspectRatio(props.imageAspectRatio),
    '--sq-gallery-align': aligned && options.alignment !== 'middle' ? options.alignment : undefined,
    '--sq-gallery-thumbnail-height':
      props.thumbnailStripHeight === 10 ? undefined : `calc(${props.thumbnailStripHeight} * var(--sq-vsize, 10px))`,
    '--sq-gallery-thumbnail-margin': props.thumbnailStripMargin === 10 ? undefined : `${props.thumbnailStripMargin}px`,
  });
  useMethods(host, {
    next: () => void move(1, 'method'),
    previous: () => void move(-1, 'method'),
    goTo: (to) => void row.moveTo(wrapIndex(to, slides.length), 'method'),
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    refresh: row.refresh,
  });
  useProperties(host, {
    inMotion: () => row.target() !== undefined,
    numberOfSlides: () => slides.length,
    linkedGalleries: row.linked,
    designOptions: () => ({
      ...options,
      easing: props.easing,
      zoom: props.zoom,
      direction: props.direction,
      accelerate: props.accelerate,
      allowPageScroll: props.allowPageScroll,
      boundaries: props.boundaries,
      snapPoints: props.snapPoints,
      activeSlideClickBehavior: props.activeSlideClickBehavior,
      autoHeight: props.autoHeight,
    }),
  });
  useLiveIndex(
    element,
    row.now,
    useCallback((to: number) => row.moveTo(wrapIndex(to, slides.length), '', atOnce), [row, slides]),
  );

  // The page-side sheet lays the slides out in the host itself.
  if (!scrolls) return <slot />;
  const label = props.label || element.getAttribute('aria-label') || text('gallery');
  return (
    <section part="carousel" aria-roledescription={text('carousel')} aria-label={label}>
      <GalleryControls
        box={controls}
        count={count}
        position={position}
        slide={index}
        slides={slides.length}
        atStart={atStart}
        atEnd={atEnd}
        playing={autoplay.available ? autoplay.playing : undefined}
        text={text}
        onMove={(by) => void move(by, 'control')}
        onPosition={(next) => void toPosition(next, 'pagination')}
        onPlay={setPlaying}
      />
      {props.thumbnails && isSlideshow && (
        <Thumbnails
          slides={slides}
          index={index}
          label={text('thumbnails')}
          textOf={(at) => text('slide', { n: at + 1, total: slides.length })}
          onPick={(at) => void row.moveTo(at, 'thumbnail')}
        />
      )}
      <GalleryViewport
        box={viewport}
        label={label}
        stacked={stacked}
        draggable={options.transition === 'new-swipe'}
        pageScroll={props.allowPageScroll}
        accelerate={props.accelerate}
        snaps={props.snapPoints !== 'none'}
        boundaries={props.boundaries}
      />
      <p part="status" role="status" aria-live={autoplay.running ? 'off' : 'polite'}>
        {announced}
      </p>
    </section>
  );
}

/** A change without motion. */
const atOnce: Motion = ({ viewport, left }) => void viewport.scrollTo({ left, behavior: 'instant' });

/** A selector of the page; the names of the block's own parts are none. */
const named = (selector: string) => (/^[\w-]+$/.test(selector) ? '' : selector);
/** The author's own controls pause autoplay as the block's do. */
const outside = (parts: readonly string[], own: string) =>
  parts.includes('controls') && named(own) ? [...parts, own] : parts;
