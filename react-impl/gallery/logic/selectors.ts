/** Slides with media that needs code: images without `src`, and videos. */
export const MEDIA = 'img[data-src], img[data-image], video, sq-video, .sqs-video-wrapper';

/** Slides that may have the role of a group. A link, an image or a video has a role already. */
export const CONTAINERS = 'div, figure, article, section, li';

/** The option `elements` holds part names of the block or selectors of the page. Returns the selector, or `''` for a name. */
export const pageSelector = (nameOrSelector: string): string => (/^[\w-]+$/.test(nameOrSelector) ? '' : nameOrSelector);

/** Parts over which a pointer pauses autoplay. The author's own controls pause it like the block's. */
export const pausingParts = (parts: readonly string[], ownControls: string): readonly string[] =>
  parts.includes('controls') && pageSelector(ownControls) ? [...parts, ownControls] : parts;
