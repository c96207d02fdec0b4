import type { GalleryDesign, GalleryProps } from '../gallery-types.js';
import { designOptions } from '../layouts/design-options.js';
import { findLayout, layoutName } from '../layouts/layouts.js';
import { isStacked } from './transition-names.js';

/** The layout and the options of a gallery, from its attributes. Transitions belong to slideshows; other rows scroll. */
export function galleryDesign(props: GalleryProps): GalleryDesign {
  const name = layoutName(props.design);
  const isSlideshow = name === 'stacked';
  const options = designOptions(props.design, {
    ...props,
    alignment: props.activeAlignment ?? props.alignment,
    transition: isSlideshow ? props.transition : 'scroll',
    perRow: props.slidesPerRow,
  });
  return { layout: findLayout(name), options, isSlideshow, stacked: isSlideshow && isStacked(options.transition) };
}
