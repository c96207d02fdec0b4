export interface Product {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** In minor units of the shop's currency: 4800 is $48.00. */
  readonly priceCents: number;
  /** Not shipped. */
  readonly digital: boolean;
}

export const SHOP_CURRENCY = 'USD';

/** The products of the demo shop. Generated SKUs are SQ and 7 digits (storefront §5). */
export const catalog: readonly Product[] = [
  { id: 'tide-bowl', sku: 'SQ1000001', name: 'Tide bowl, celadon', priceCents: 4800, digital: false },
  { id: 'harbour-jug', sku: 'SQ1000002', name: 'Harbour jug, one litre', priceCents: 7200, digital: false },
  { id: 'salt-pig', sku: 'SQ1000003', name: 'Salt pig, ash glaze', priceCents: 3650, digital: false },
  { id: 'shore-plates', sku: 'SQ1000004', name: 'Shore plates, set of four', priceCents: 12400, digital: false },
  { id: 'pebble-vase', sku: 'SQ1000005', name: 'Pebble vase, small', priceCents: 2995, digital: false },
  {
    id: 'throwing-course',
    sku: 'SQ1000006',
    name: 'Throwing for beginners, video course',
    priceCents: 3900,
    digital: true,
  },
];
