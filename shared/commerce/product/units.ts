/** The platform's number for imperial units (storefront §3); 2 is metric. */
const IMPERIAL = 1;

/** Whether a shop's measurement standard is the imperial one: its name in any case, or its number. */
export const isImperial = (standard: unknown): boolean =>
  standard === IMPERIAL || (typeof standard === 'string' && /^(imperial|1)$/i.test(standard.trim()));

/** The unit of weights (storefront §4). */
export const weightUnit = (standard: unknown): 'lbs' | 'kg' => (isImperial(standard) ? 'lbs' : 'kg');

/** The unit of lengths (storefront §4). */
export const dimensionUnit = (standard: unknown): 'inches' | 'cm' => (isImperial(standard) ? 'inches' : 'cm');
