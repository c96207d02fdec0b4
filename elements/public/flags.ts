/**
 * `sq-blocks/flags`: the feature flags and experiments in the page's context, for a site's own scripts. A flag that is
 * missing or of another type gives the default and one warning in the console (storefront §8).
 *
 * ```ts
 * import { flagValue, isOn } from 'sq-blocks/flags';
 * if (isOn('new-checkout')) showNewCheckout(flagValue('checkout-steps', 'number', 3));
 * ```
 */
export { flagValue, isOn } from '../../shared/site/flags/flags.js';
export { FLAG_PROBLEMS, type FlagType, type FlagTypes } from '../../shared/site/flags/read-flag.js';
