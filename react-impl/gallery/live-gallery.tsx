import { useMemo, useRef, useState } from 'react';
import type { BlockProps } from '../../elements/define/derived-types.js';
import type { gallery } from '../../elements/sq-gallery/declaration.js';
import { galleryMessages } from '../../shared/i18n/en/gallery.js';
import { translate } from '../../shared/i18n/translate.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { GalleryControls } from './gallery-controls.js';
import { GalleryViewport } from './gallery-viewport.js';
import { designOptions } from './layouts/design-options.js';
import { layoutProperties } from './layouts/layout-properties.js';
import { findLayout, layoutName } from './layouts/layouts.js';
import { autoplayPlan, randomIndex } from './logic/autoplay-options.js';
import { groupCount, groupOf } from './logic/carousel-groups.js';
import { named, outside } from './logic/own-parts.js';
import { stepFrom, wrapIndex } from './logic/slide-index.js';
import { isStacked } from './logic/transition-names.js';
import { scrollAtOnce, scrollSmoothly, type Motion } from './row/scroll-motion.js';
import { useRow } from './row/use-row.js';
import { useActiveSlide } from './use-active-slide.js';
import { useClicks, type ClickAction } from './use-clicks.js';
import { useFeatures } from './use-features.js';
import { useHostProperties } from './use-host-properties.js';
import { useHostMark } from './use-host-mark.js';
import { useHostState } from './use-host-state.js';
import { useKeyboard } from './use-keyboard.js';
import { useLightboxSync } from './use-lightbox-sync.js';
import { useLiveIndex } from './use-live-index.js';
import { useOrientation } from './use-orientation.js';
import { usePlaying } from './use-playing.js';
import { useSlideRoles } from './use-slide-roles.js';
import { useSlides } from './use-slides.js';

/** Slides that need more than the browser gives by itself. */
const MEDIA = 'img[data-src], img[data-image], video, sq-video, .sqs-video-wrapper';

/** The author's children are the slides, the browser's scrolling is the engine; this is what turns both into a gallery. */
export function LiveGallery(props: BlockProps<typeof gallery>) {
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
  const slideText = (at: number) => text('slide', { n: at + 1, total: slides.list.length });
  const plan = autoplayPlan(props.autoplay, props.autoplayOptions, props.autoplayDuration);

  const made = useRef<Motion>(undefined);
  const told = useRef<(index: number, reason: string) => void>(undefined);
  const hasMedia = useMemo(() => slides.list.length > 0 && element.querySelector(MEDIA) !== null, [element, slides]);
  const ownControls = {
    next: props.nextControl || named(elements.next),
    previous: props.previousControl || named(elements.previous),
  };
  const counters = { currentIndex: named(elements.currentIndex), totalSlides: named(elements.totalSlides) };
  const needsPage = props.historyHash || Object.values({ ...ownControls, ...counters }).some(Boolean);
  const autoHeight = props.autoHeight && isSlideshow;
  const captionsOver = isSlideshow && props.metaPosition !== 'below';
  const thumbnails = props.thumbnails && isSlideshow;
  // A row that the browser scrolls in its own time needs none of it.
  const moves = isSlideshow && (options.transition !== 'scroll' || props.speed > 0);

  const motion: Motion = (passage) => {
    if (!reduced && made.current) {
      const done = made.current(passage);
      if (done || stacked) return done;
    }
    return reduced || stacked ? atOnce(passage) : scrollSmoothly(passage.viewport, passage.left);
  };
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
      const slideId = slides.list[index]?.getAttribute('data-slide-id') ?? undefined;
      host.emit('sq-slide-change', { index, previousIndex, slideId, reason });
      told.current?.(index, reason);
      // A slide that is hidden takes the focus of what is in it along: the keys would be heard no more.
      if (stacked && slides.list[previousIndex]?.matches(':focus-within'))
        viewport.current?.focus({ preventScroll: true });
      setAnnounced(reason === 'autoplay' ? '' : slideText(index));
    },
  });
  const { index, perView } = row;
  const current = slides.list[index];
  const count = groupCount(slides.list.length, perView);
  const position = groupOf(index, perView);
  const atStart = !loop && position === 0;
  const atEnd = !loop && position === count - 1;

  const toPosition = (next: number, reason: string, how?: Motion, by?: 1 | -1) =>
    row.moveTo(next * perView, reason, how, by);
  /** One step on or back. Answers whether there is anywhere to go. */
  function move(by: 1 | -1, reason: string, how?: Motion) {
    const step = stepFrom(groupOf(row.now(), perView), by, count, loop);
    if ('index' in step) toPosition(step.index, reason, how, by);
    else if (reason !== 'autoplay') host.emit(step.end === 'end' ? 'sq-reached-end' : 'sq-reached-beginning', {});
    return 'index' in step;
  }

  const [held, setHeld] = useState(false);
  const viewing = useLightboxSync(element, (at) => row.moveTo(at, 'lightbox', atOnce));
  const [running, setRunning] = useState(false);
  const { playing, setPlaying } = usePlaying(Boolean(props.autoplay) && scrolls && count > 1, reduced, (now) =>
    host.emit('sq-autoplay-change', { playing: now }),
  );
  const { Slideshow, Media, Page, Autoplay, complete } = useFeatures({
    slideshow: aligned || moves || autoHeight || captionsOver || thumbnails,
    media: hasMedia,
    page: needsPage,
    autoplay: playing !== undefined,
  });
  useHostState(host.internals, 'complete', complete);

  useKeyboard(element, props.keyboard && scrolls, props.keys, (to) => {
    if (to === 'next' || to === 'previous') move(to === 'next' ? 1 : -1, 'keyboard');
    else toPosition(to === 'first' ? 0 : count - 1, 'keyboard');
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
  useActiveSlide(current);
  useSlideRoles(slides, scrolls ? position * perView : 0, scrolls ? perView : 0, text('slideRole'), (at) =>
    text('slideName', { n: at + 1, total: slides.list.length }),
  );
  useHostMark(element, 'data-sq-stacked', stacked);
  useOrientation(props.refreshOnOrientationChange, row.refresh);
  useHostProperties(element, layoutProperties(props, aligned ? options.alignment : 'middle'));
  useMethods(host, {
    next: () => void move(1, 'method'),
    previous: () => void move(-1, 'method'),
    goTo: (to) => void row.moveTo(wrapIndex(to, slides.list.length), 'method'),
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    refresh: row.refresh,
  });
  useProperties(host, {
    inMotion: () => row.target() !== undefined,
    numberOfSlides: () => slides.list.length,
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
  useLiveIndex(element, row.now, (to) => row.moveTo(wrapIndex(to, slides.list.length), '', atOnce));

  const features = (
    <>
      {Autoplay && playing !== undefined && (
        <Autoplay
          element={element}
          controls={controls}
          playing={playing}
          plan={{ ...plan, pauseOnMouseover: outside(plan.pauseOnMouseover, elements.controls) }}
          held={held || viewing}
          position={index}
          onTick={() => {
            if (plan.randomize) toPosition(randomIndex(position, count, Math.random()), 'autoplay');
            else if (!move(1, 'autoplay')) setPlaying(false); // the last slide, without loop
          }}
          onRunning={setRunning}
        />
      )}
      {Media && (
        <Media
          element={element}
          slides={slides}
          index={index}
          images={{
            lazy: props.lazyLoad,
            near: scrolls ? { index, shown: perView, count: props.preloadCount, loop } : undefined,
            useBgImage: props.useBgImage,
            loaderOptions: props.loaderOptions,
          }}
          videoOptions={props.videoLoaderOptions}
          onPlaying={setHeld}
        />
      )}
      {Page && (
        <Page
          history={props.historyHash}
          slides={slides}
          start={props.currentIndex}
          controls={{
            ...ownControls,
            ...counters,
            position,
            count,
            atStart,
            atEnd,
            onMove: (by) => move(by, 'control'),
          }}
          told={told}
          moveTo={(to, reason) => row.moveTo(to, reason, reason ? undefined : atOnce)}
        />
      )}
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
      <GalleryControls
        box={controls}
        count={count}
        position={position}
        slide={index}
        slides={slides.list.length}
        atStart={atStart}
        atEnd={atEnd}
        playing={playing}
        text={text}
        onMove={(by) => void move(by, 'control')}
        onPosition={(next) => void toPosition(next, 'pagination')}
        onPlay={setPlaying}
      />
      {Slideshow ? (
        <Slideshow
          element={element}
          viewport={viewport}
          made={made}
          slides={slides}
          row={row}
          motion={{
            transition: isSlideshow ? options.transition : undefined,
            scrollSeconds: aligned || (isSlideshow && props.speed > 0) ? options.speed : undefined,
            speed: options.speed,
            easing: props.easing,
            zoom: props.zoom,
            dwell: plan.interval / 1000 + options.speed,
            vertical: props.direction === 'vertical',
          }}
          reduced={reduced}
          drag={stacked ? 'swipe' : options.transition === 'new-swipe' ? 'follow' : undefined}
          snapPoints={props.snapPoints}
          boundaries={props.boundaries}
          autoHeight={autoHeight}
          captionsOver={captionsOver}
          thumbnails={thumbnails ? { label: text('thumbnails'), textOf: slideText } : undefined}
          move={(by, how) => move(by, 'drag', how)}
        />
      ) : (
        thumbnails && <div part="thumbnails" />
      )}
      {features}
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
      <p part="status" role="status" aria-live={running ? 'off' : 'polite'}>
        {announced}
      </p>
    </section>
  );
}

/** A change without motion. */
const atOnce: Motion = ({ viewport, left }) => void scrollAtOnce(viewport, left);
