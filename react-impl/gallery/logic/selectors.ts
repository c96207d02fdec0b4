/** A selector of the page; the names of the block's own parts are none. */
export const named = (selector: string): string => (/^[\w-]+$/.test(selector) ? '' : selector);

/** The author's own controls pause autoplay as the block's do. */
export const outside = (parts: readonly string[], own: string): readonly string[] =>
  parts.includes('controls') && named(own) ? [...parts, own] : parts;
