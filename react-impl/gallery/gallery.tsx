import { useMemo, useRef, useState } from 'react';
import type { BlockProps } from '../../elements/define/derived-types.js';
import type { gallery } from '../../elements/sq-gallery/declaration.js';
import { galleryMessages } from '../../shared/i18n/en/gallery.js';
import { translate } from '../../shared/i18n/translate.js';
import { slideElements } from '../../shared/slides/read-slide.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useMethods } from '../hooks/use-methods.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { GalleryControls } from './gallery-controls.js';
import { layoutOf } from './layouts/layouts.js';
import { readAspectRatio } from '../../shared/images/aspect-ratio.js';
import { groupCount, groupOf } from './logic/carousel-groups.js';
import { stepFrom, wrapIndex } from './logic/slide-index.js';
import { useActiveSlide } from './use-active-slide.js';
import { useAutoplay } from './use-autoplay.js';
import { useHostLayout } from './use-host-layout.js';
import { useKeyboard } from './use-keyboard.js';
import { useLazySources } from './use-lazy-sources.js';
import { useOpenLightbox } from './use-open-lightbox.js';
import { useRow } from './use-row.js';

/** The author's children are the slides, the browser's scrolling is the engine; this is what turns both into a gallery. */
export function Gallery(props: BlockProps<typeof gallery>) {
  const { host, design, loop, slidesPerRow, gutter, padding, imageAspectRatio } = props;
  const { element } = host;
  const { scrolls, grouped } = layoutOf(design);
  const children = useLightChildren(element);
  const slides = useMemo(() => slideElements(element), [element, children]); // eslint-disable-line react-hooks/exhaustive-deps -- read again when the children change
  const viewport = useRef<HTMLDivElement>(null);
  const smooth = !useReducedMotion();
  const [announced, setAnnounced] = useState('');
  const text = (key: keyof typeof galleryMessages, parameters?: Record<string, number>) =>
    translate(element, 'gallery', galleryMessages, key, parameters);

  const row = useRow({
    viewport,
    slides,
    scrolls,
    wanted: props.currentIndex,
    onChange(index, previousIndex, reason) {
      const slideId = slides[index]?.getAttribute('data-slide-id') ?? undefined;
      host.emit('sq-slide-change', { index, previousIndex, slideId, reason });
      setAnnounced(reason === 'autoplay' ? '' : text('slide', { n: index + 1, total: slides.length }));
    },
  });
  const perView = grouped ? row.perView : 1;
  const count = groupCount(slides.length, perView);
  const position = groupOf(row.index, perView);

  const toPosition = (next: number, reason: string) => row.moveTo(next * perView, reason, smooth);
  function move(by: 1 | -1, reason: string) {
    const step = stepFrom(position, by, count, loop);
    if ('index' in step) toPosition(step.index, reason);
    else if (reason !== 'autoplay') host.emit(step.end === 'end' ? 'sq-reached-end' : 'sq-reached-beginning', {});
    return 'index' in step;
  }

  const autoplay = useAutoplay(
    element,
    props.autoplay && scrolls && count > 1,
    props.autoplayDuration,
    row.index,
    () => {
      if (!move(1, 'autoplay')) setPlaying(false); // the last slide, without loop
    },
  );
  function setPlaying(playing: boolean) {
    if (playing !== autoplay.playing) host.emit('sq-autoplay-change', { playing });
    autoplay.setPlaying(playing);
  }

  useKeyboard(element, props.keyboard && scrolls, (to) => {
    if (to === 'next' || to === 'previous') move(to === 'next' ? 1 : -1, 'keyboard');
    else toPosition(to === 'first' ? 0 : count - 1, 'keyboard');
  });
  useActiveSlide(slides[row.index]);
  useLazySources(slides);
  useOpenLightbox(element, props.lightbox, props.lightboxTheme);
  useHostLayout(element, design, {
    '--sq-gallery-per-row': slidesPerRow > 0 ? String(slidesPerRow) : undefined,
    '--sq-gallery-gutter': gutter === 1 ? undefined : `${gutter}px`,
    '--sq-gallery-padding': padding === 20 ? undefined : `${padding}px`,
    '--sq-gallery-ratio': readAspectRatio(imageAspectRatio),
  });
  useMethods(host, {
    next: () => void move(1, 'method'),
    previous: () => void move(-1, 'method'),
    goTo: (index) => void row.moveTo(groupOf(wrapIndex(index, slides.length), perView) * perView, 'method', smooth),
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
  });

  if (!scrolls) {
    return (
      <div part={`viewport${design === 'grid' ? ' grid' : ''}`} ref={viewport}>
        <slot />
      </div>
    );
  }
  const name = props.label || element.getAttribute('aria-label') || text('gallery');
  return (
    <section part="carousel" aria-roledescription={text('carousel')} aria-label={name}>
      {/* Their space is kept in any case: the page-side sheet cannot know how many slides fit. */}
      {count <= 1 ? (
        <div part="controls" />
      ) : (
        <GalleryControls
          count={count}
          position={position}
          atStart={!loop && position === 0}
          atEnd={!loop && position === count - 1}
          playing={autoplay.available ? autoplay.playing : undefined}
          text={text}
          onMove={(by) => void move(by, 'control')}
          onPosition={(next) => void toPosition(next, 'pagination')}
          onPlay={setPlaying}
        />
      )}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what is scrolled must be reachable by keyboard, also when no slide is a link */}
      <div part="viewport" ref={viewport} role="group" aria-label={name} tabIndex={0}>
        <slot />
      </div>
      <p part="status" role="status" aria-live={autoplay.running ? 'off' : 'polite'}>
        {announced}
      </p>
    </section>
  );
}
