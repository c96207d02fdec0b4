import type { ProductType, SubscriptionPlan } from '../../elements/server-rules.js';

export interface Picture {
  readonly src: string;
  readonly alt: string;
}

export interface Variant {
  /** Unique in the shop. */
  readonly sku: string;
  /** Values by option name, such as `{ Glaze: 'Celadon' }`; without options it is the only variant. */
  readonly options?: Readonly<Record<string, string>>;
  /** In minor units of the shop's currency: 4800 is $48.00. */
  readonly priceCents: number;
  /** The price while it is on sale. Default: it is not on sale. */
  readonly salePriceCents?: number;
  /** Default: the product's. */
  readonly picture?: Picture;
  /** How many there were when the shop opened; orders are subtracted. Default: unlimited. */
  readonly stock?: number;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly type: ProductType;
  /** At least one. */
  readonly variants: readonly [Variant, ...Variant[]];
  /** Its page on the site. Default: it has none. */
  readonly path?: string;
  readonly picture?: Picture;
  /** A sentence about it. */
  readonly lead?: string;
  /** Sold as a subscription, each by a checkout of its own. Default: paid once. */
  readonly plan?: SubscriptionPlan;
}

/** Something that is paid for without a product: an amount that the visitor chooses. */
export interface DonatePage {
  readonly id: string;
  readonly name: string;
  /** Amounts that the page suggests, in minor units. */
  readonly suggestedCents: readonly number[];
}

/** Names a variant: by its SKU, which is its id as well, or by a value for each of its options. */
export interface VariantName {
  readonly sku?: string | undefined;
  readonly variantId?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
}
/** The variant of this name; without a SKU and options that of a product with one variant. Pure. */
export function findVariant({ variants }: Product, { sku, variantId, options = {} }: VariantName): Variant | undefined {
  const id = sku || variantId;
  if (id) return variants.find((variant) => variant.sku === id);
  if (variants.length === 1) return variants[0];
  const chosen = new Map(Object.entries(options));
  return variants.find(
    ({ options: own }) => own && Object.entries(own).every(([name, value]) => chosen.get(name) === value),
  );
}

/** What one costs now. Pure. */
export const unitPrice = ({ priceCents, salePriceCents }: Variant): number => salePriceCents ?? priceCents;

export const isShipped = ({ type }: Product): boolean => type === 'physical';
