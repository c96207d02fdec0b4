import type { GalleryDesign, GalleryProps } from '../gallery-types.js';
import { pageSelector } from './selectors.js';

/** Which parts of a gallery's code are needed; each is a file that is loaded by itself. */
export interface NeededFeatures {
  readonly slideshow: boolean;
  readonly media: boolean;
  readonly page: boolean;
  readonly roles: boolean;
  readonly autoplay: boolean;
  readonly clicks: boolean;
}

/** What kinds of slides a gallery has. */
export interface SlideKinds {
  readonly hasMedia: boolean;
  readonly hasContainers: boolean;
  readonly hasClickThrough: boolean;
}

/** Decides which features are needed. `playing`: as the play button shows it, `undefined` without autoplay. */
export function neededFeatures(
  props: GalleryProps,
  { layout, options, isSlideshow }: GalleryDesign,
  kinds: SlideKinds,
  playing: boolean | undefined,
): NeededFeatures {
  const { scrolls, aligned } = layout;
  const changesSlideshow =
    options.transition !== 'scroll' ||
    props.speed !== undefined ||
    props.autoHeight ||
    props.metaPosition !== 'below' ||
    props.thumbnails;
  return {
    // The browser scrolls every other row by itself.
    slideshow: aligned || (isSlideshow && changesSlideshow) || (scrolls && props.arrows === 'over'),
    media: kinds.hasMedia,
    page:
      props.historyHash ||
      [props.nextControl, props.previousControl, ...Object.values(props.elements).map(pageSelector)].some(Boolean),
    roles: scrolls && kinds.hasContainers,
    autoplay: playing !== undefined,
    clicks: aligned || props.lightbox || options.clickBehavior === 'lightbox' || kinds.hasClickThrough,
  };
}
