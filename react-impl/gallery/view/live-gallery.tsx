import { useState } from 'react';
import { isMotionOff } from '../../../shared/platform/page/no-motion.js';
import { useFeatures } from '../features/use-features.js';
import type { GalleryProps } from '../gallery-types.js';
import { useCompleteState, useHostAttribute, useHostProperties } from '../host/host-element.js';
import { useElementApi } from '../host/use-element-api.js';
import { useSlideKinds } from '../host/use-slides.js';
import { useFirstInteraction } from '../input/use-first-interaction.js';
import { useKeyboard } from '../input/use-keyboard.js';
import { layoutProperties } from '../layouts/layout-properties.js';
import { neededFeatures } from '../logic/needed-features.js';
import { GalleryControls } from './gallery-controls.js';
import { GalleryViewport } from './gallery-viewport.js';
import { useGallery } from './use-gallery.js';

/**
 * What the play button shows: playing, paused, or `undefined` where there is no autoplay. Paused at first under reduced
 * motion; no autoplay with `?nomotion=true`. WCAG 2.2.2 requires the button: resting while hovered is not enough.
 */
function usePlaying(enabled: boolean, reducedMotion: boolean, onChange: (playing: boolean) => void) {
  const [chosen, setChosen] = useState<boolean>();
  const playing = enabled && !isMotionOff() ? (chosen ?? !reducedMotion) : undefined;
  function setPlaying(next: boolean) {
    if (next !== (playing ?? false)) onChange(next);
    setChosen(next);
  }
  return { playing, setPlaying };
}

/** Draws a gallery: the controls, the features that are loaded, and the viewport with the author's slides. */
export function LiveGallery(props: GalleryProps) {
  const { host } = props;
  const { gallery, announcement } = useGallery(props);
  const { element, slides, layout, options, count, text } = gallery;
  const { scrolls } = layout;

  const [isVideoPlaying, setVideoPlaying] = useState(false);
  const [isLightboxOpen, setLightboxOpen] = useState(false);
  const [isAutoplayRunning, setAutoplayRunning] = useState(false);
  const { playing, setPlaying } = usePlaying(
    Boolean(props.autoplay) && scrolls && count > 1,
    gallery.reducedMotion,
    (next) => host.emit('sq-autoplay-change', { playing: next }),
  );
  const { hasInteracted, earlyEvents } = useFirstInteraction(element);
  const needed = neededFeatures(props, gallery, useSlideKinds(element, slides), playing);
  const { Slideshow, Media, Page, Roles, Autoplay, Clicks, complete } = useFeatures(needed, hasInteracted);

  useCompleteState(host.internals, complete);
  useHostAttribute(element, 'data-sq-stacked', gallery.stacked);
  useHostProperties(element, layoutProperties(props, layout.aligned ? options.alignment : 'middle'));
  useElementApi(gallery, setPlaying);
  useKeyboard(element, props.keyboard && scrolls, props.keys, (to) => {
    if (to === 'next' || to === 'previous') gallery.move(to === 'next' ? 1 : -1, 'keyboard');
    else gallery.moveToPosition(to === 'first' ? 0 : count - 1, 'keyboard');
  });

  const features = (
    <>
      {Autoplay && playing !== undefined && (
        <Autoplay
          gallery={gallery}
          playing={playing}
          isBlocked={isVideoPlaying || isLightboxOpen}
          onRunning={setAutoplayRunning}
          onEnd={() => setPlaying(false)}
        />
      )}
      {Media && <Media gallery={gallery} onPlaying={setVideoPlaying} />}
      {Roles && <Roles gallery={gallery} />}
      {Page && <Page gallery={gallery} />}
      {Clicks && <Clicks gallery={gallery} earlyEvents={earlyEvents} onLightboxOpen={setLightboxOpen} />}
    </>
  );
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
      {Slideshow ? (
        <Slideshow gallery={gallery} />
      ) : (
        gallery.isSlideshow && props.thumbnails && slides.list.length > 1 && <div part="thumbnails" />
      )}
      {features}
      <GalleryViewport gallery={gallery} label={label} />
      {/* Not the role "status": while it is empty, screen readers would read that as "status bar". */}
      <p part="status" className="visually-hidden" aria-atomic="true" aria-live={isAutoplayRunning ? 'off' : 'polite'}>
        {announcement}
      </p>
    </section>
  );
}
