import type { ProductType } from './product-types.js';
import type { SubscriptionPlan } from './subscription-plan.js';

/** What can be bought: one combination of option values, or the product itself where it has no options. */
export interface Variant {
  /** The platform's id, or the SKU where there is none; may be empty. */
  readonly id: string;
  /** As the shop has it, also where it is no valid one. */
  readonly sku: string;
  /** In minor units, as is `salePrice`: an integer from 0 to MAX_PRICE. */
  readonly price: number;
  readonly onSale: boolean;
  readonly salePrice: number;
  readonly unlimited: boolean;
  /** 0 or more; without meaning where the stock is unlimited. */
  readonly qtyInStock: number;
  /** One value for each of the product's options, in their order. */
  readonly values: readonly string[];
}

export interface ProductOption {
  /** As the shop names it, such as "Size". */
  readonly name: string;
  /** In the order in which the variants name them first; each once. */
  readonly values: readonly string[];
}

/** A product as the kit's rules use it: complete, and without anything that could not be read. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly type: ProductType;
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly subscription: SubscriptionPlan | undefined;
  /** What was left out of the data, a sentence each, for the shop's owner. */
  readonly problems: readonly string[];
}
