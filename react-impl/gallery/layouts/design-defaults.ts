/** What a design does with its slides. Lengths in px, times in seconds. */
export interface DesignDefaults {
  readonly speed: number;
  readonly preloadCount: number;
  readonly clickBehavior: string;
  readonly transition: string;
  readonly perRow: number;
  readonly padding: number;
  readonly gutter: number;
  readonly columnWidth: number;
  readonly minColumns: number;
  readonly rowHeight: number;
}

/** The defaults of a design that `DESIGN_DEFAULTS` does not change. */
export const COMMON_DEFAULTS = {
  speed: 0.5,
  preloadCount: 1,
  clickBehavior: 'none',
  transition: 'scroll',
  perRow: 1,
  padding: 0,
  gutter: 0,
  columnWidth: 250,
  minColumns: 1,
  rowHeight: 250,
} as const satisfies DesignDefaults;

/**
 * Widgets §9 "Gallery": the defaults that differ by design. The declaration's sentences and the design options are made
 * from these tables; the page-side sheet has the same numbers, which before-upgrade.test.ts compares.
 */
export const DESIGN_DEFAULTS = {
  grid: { perRow: 4, padding: 20 },
  autorows: { gutter: 20 },
  list: { gutter: 20 },
  carousel: { perRow: 3, gutter: 1 },
  slider: { gutter: 1 },
  slideshow: { speed: 1, clickBehavior: 'next', transition: 'fade', gutter: 1 },
} as const satisfies Readonly<Record<string, Partial<DesignDefaults>>>;

/** Defaults that every design has. Heights in units of --sq-vsize, which is 10 px unless the page sets it. */
export const SLIDER_HEIGHT = 40;
export const THUMBNAIL_STRIP = { height: 10, margin: 10 } as const;
