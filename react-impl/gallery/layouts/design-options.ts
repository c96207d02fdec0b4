import type { Alignment } from '../logic/validators.js';
import { COMMON_DEFAULTS, DESIGN_DEFAULTS, type DesignDefaults } from './design-defaults.js';

/** The options of a design that are in force. */
export interface DesignOptions extends DesignDefaults {
  readonly alignment: Alignment;
}

const COMMON: DesignOptions = { ...COMMON_DEFAULTS, alignment: 'middle' };
const BY_DESIGN: Readonly<Record<string, Partial<DesignOptions>>> = DESIGN_DEFAULTS;
const NAMES = Object.keys(COMMON) as (keyof DesignOptions)[];

/** Every option of a design: the author's value, else the design's default. `undefined` is "not given". */
export function designOptions(
  design: string,
  given: { readonly [K in keyof DesignOptions]?: DesignOptions[K] | undefined },
): DesignOptions {
  const defaults: DesignOptions = { ...COMMON, ...BY_DESIGN[design] };
  return Object.fromEntries(NAMES.map((name) => [name, given[name] ?? defaults[name]])) as unknown as DesignOptions;
}

/** Options of the same name in every design. */
const SHARED_OPTIONS = [
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

/** All options in force, for page scripts: the value of the property `designOptions`. */
export const publicOptions = (
  options: DesignOptions,
  props: Readonly<Record<(typeof SHARED_OPTIONS)[number], unknown>>,
) => ({
  ...options,
  ...Object.fromEntries(SHARED_OPTIONS.map((name) => [name, props[name]])),
});
