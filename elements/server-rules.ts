/**
 * What a server checks and says as the blocks do: the kit's one entry for the backend. It needs no DOM, and is no part of the
 * package.
 */
export {
  extensionOf,
  formatSize,
  isAccepted,
  mayBeAccepted,
  meantTokens,
  sameAs,
} from '../react-impl/form/logic/accepted-files.js';
export {
  compoundValue,
  dateParts,
  kindOfParts,
  PARTS,
  timeParts,
  type CompoundKind,
} from '../react-impl/form/logic/field-values.js';
export { isDate, isEmail, isUnitedStates, isUsZip } from '../react-impl/form/logic/validation.js';
export { toDecimal } from '../shared/commerce/money/to-minor-units.js';
export { PRODUCT_TYPES, type ProductType } from '../shared/commerce/product/product-types.js';
export type { SubscriptionPlan } from '../shared/commerce/product/subscription-plan.js';
export { formMessages } from '../shared/platform/i18n/en/form.js';
export { reviewMessages } from '../shared/platform/i18n/en/reviews.js';
