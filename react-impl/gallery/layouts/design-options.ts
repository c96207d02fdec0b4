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

/** Widgets §9 "Gallery": what a layout does otherwise, unless told. */
const DEFAULTS: Readonly<Record<string, Partial<DesignOptions>>> = {
  grid: { perRow: 4, padding: 20 },
  autorows: { gutter: 20 },
  carousel: { perRow: 3, gutter: 1 },
  strip: { gutter: 1 },
  stacked: { speed: 1, clickBehavior: 'next', transition: 'fade', gutter: 1 },
};

const NAMES = Object.keys(COMMON) as (keyof DesignOptions)[];
type Given = { readonly [K in keyof DesignOptions]?: DesignOptions[K] | undefined };

/** Every option of a layout: what was given, else the layout's default. `NaN`, `''` and 0 slides are "not given". */
export function designOptions(layout: string, given: Given): DesignOptions {
  const chosen: Record<string, unknown> = { ...COMMON, ...DEFAULTS[layout] };
  for (const name of NAMES) {
    const value = given[name];
    const isGiven = value !== undefined && value !== '' && !Number.isNaN(value) && !(name === 'perRow' && value === 0);
    if (isGiven) chosen[name] = value;
  }
  return chosen as unknown as DesignOptions;
}

/** Options of the same name in every design. */
const FURTHER = [
  'easing',
  'zoom',
  'direction',
  'accelerate',
  'allowPageScroll',
  'boundaries',
  'snapPoints',
  'activeSlideClickBehavior',
  'autoHeight',
] as const;

/** All options in force, as page scripts may read them. */
export const toldOptions = (options: DesignOptions, props: Readonly<Record<(typeof FURTHER)[number], unknown>>) => ({
  ...options,
  ...Object.fromEntries(FURTHER.map((name) => [name, props[name]])),
});
