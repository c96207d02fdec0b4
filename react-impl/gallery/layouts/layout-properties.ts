import type { Values } from '../../../shared/declaration/derived-types.js';
import type { gallery } from '../../../elements/sq-gallery/declaration.js';
import { readAspectRatio } from '../../../shared/media/images/aspect-ratio.js';
import type { Alignment } from '../logic/validators.js';

const px = (length: number) => (Number.isNaN(length) ? undefined : `${length}px`);
const units = (count: number) => `calc(${count} * var(--sq-vsize, 10px))`;

/** What a gallery was given, in the custom properties of the page-side sheet; `undefined` leaves its own value. */
export function layoutProperties(
  props: Values<typeof gallery>,
  alignment: Alignment,
): Record<string, string | undefined> {
  return {
    '--sq-gallery-per-row': props.slidesPerRow > 0 ? String(props.slidesPerRow) : undefined,
    '--sq-gallery-gutter': px(props.gutter),
    '--sq-gallery-padding': px(props.padding),
    '--sq-gallery-column': px(props.columnWidth),
    '--sq-gallery-row-height': px(props.rowHeight),
    '--sq-gallery-height': Number.isNaN(props.vSize) ? undefined : units(props.vSize),
    '--sq-gallery-ratio': readAspectRatio(props.imageAspectRatio),
    '--sq-gallery-align': alignment === 'middle' ? undefined : alignment,
    '--sq-gallery-thumbnail-height': props.thumbnailStripHeight === 10 ? undefined : units(props.thumbnailStripHeight),
    '--sq-gallery-thumbnail-margin': props.thumbnailStripMargin === 10 ? undefined : `${props.thumbnailStripMargin}px`,
  };
}
