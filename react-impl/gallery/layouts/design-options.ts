import type { Alignment } from '../logic/validators.js';

/** The options of a design that are in force. Lengths in px, times in seconds. */
export interface DesignOptions {
  readonly speed: number;
  readonly preloadCount: number;
  readonly alignment: Alignment;
  readonly clickBehavior: string;
  readonly transition: string;
  readonly perRow: number;
  readonly padding: number;
  readonly gutter: number;
  readonly columnWidth: number;
  readonly minColumns: number;
  readonly rowHeight: number;
}

const COMMON: DesignOptions = {
  speed: 0.5,
  preloadCount: 1,
  alignment: 'middle',
  clickBehavior: 'none',
  transition: 'scroll',
  perRow: 1,
  padding: 0,
  gutter: 0,
  columnWidth: 250,
  minColumns: 1,
  rowHeight: 250,
};

/** Widgets §9 "Gallery": what each layout does unless told otherwise. */
const DEFAULTS: Readonly<Record<string, Partial<DesignOptions>>> = {
  grid: { perRow: 4, padding: 20 },
  autogrid: { columnWidth: 250, gutter: 0 },
  autocolumns: { columnWidth: 250, gutter: 0, minColumns: 1 },
  autorows: { rowHeight: 250, gutter: 20 },
  carousel: { perRow: 3, gutter: 1 },
  strip: { speed: 0.5, preloadCount: 1, alignment: 'middle', gutter: 1 },
  stacked: { speed: 1, preloadCount: 1, clickBehavior: 'next', transition: 'fade', gutter: 1 },
};

type Given = { readonly [K in keyof DesignOptions]?: DesignOptions[K] | undefined };

/** Every option of a layout: what was given, else the layout's default. `NaN`, `''` and 0 slides are "not given". */
export function designOptions(layout: string, given: Given): DesignOptions {
  const isGiven = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== '' && !Number.isNaN(value) && !(name === 'perRow' && value === 0);
  return { ...COMMON, ...DEFAULTS[layout], ...Object.fromEntries(Object.entries(given).filter(isGiven)) };
}
