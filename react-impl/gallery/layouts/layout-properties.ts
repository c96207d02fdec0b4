import type { Values } from '../../../shared/declaration/derived-types.js';
import type { gallery } from '../declaration.js';
import { readAspectRatio } from '../../../shared/media/images/aspect-ratio.js';
import type { Alignment } from '../logic/validators.js';
import { THUMBNAIL_STRIP } from './design-defaults.js';

type Props = Values<typeof gallery>;
type NumberName = {
  [K in keyof Props]: Props[K] extends number | undefined ? K : never;
}[keyof Props];

const px = (length: number) => `${length}px`;
const units = (count: number) => `calc(${count} * var(--sq-vsize, 10px))`;

/**
 * The custom property of the page-side sheet that each number sets, and its value there. The rules by which the sheet
 * reads the attributes before the upgrade are made from the same table (tools/gallery-rules.ts).
 */
export const NUMBER_PROPERTIES = {
  slidesPerRow: ['--sq-gallery-per-row', String],
  gutter: ['--sq-gallery-gutter', px],
  padding: ['--sq-gallery-padding', px],
  columnWidth: ['--sq-gallery-column', px],
  rowHeight: ['--sq-gallery-row-height', px],
  vSize: ['--sq-gallery-height', units],
  thumbnailStripHeight: ['--sq-gallery-thumbnail-height', units],
  thumbnailStripMargin: ['--sq-gallery-thumbnail-margin', px],
} as const satisfies Partial<
  Record<NumberName, readonly [property: `--sq-${string}`, toCss: (value: number) => string]>
>;

/** The sheet has these values itself. */
const SHEET_DEFAULTS: Partial<Record<NumberName, number>> = {
  thumbnailStripHeight: THUMBNAIL_STRIP.height,
  thumbnailStripMargin: THUMBNAIL_STRIP.margin,
};

/** The author's values, as custom properties of the page-side sheet. `undefined` leaves the sheet's own value. */
export function layoutProperties(props: Props, alignment: Alignment): Record<string, string | undefined> {
  const properties: Record<string, string | undefined> = {
    '--sq-gallery-ratio': readAspectRatio(props.imageAspectRatio),
    '--sq-gallery-align': alignment === 'middle' ? undefined : alignment,
  };
  for (const [name, [property, toCss]] of Object.entries(NUMBER_PROPERTIES)) {
    const value = props[name as keyof typeof NUMBER_PROPERTIES];
    if (value !== undefined && value !== SHEET_DEFAULTS[name as NumberName]) properties[property] = toCss(value);
  }
  return properties;
}
