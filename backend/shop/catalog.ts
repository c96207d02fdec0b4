import type { DonatePage, Picture, Product, Variant } from './product.js';

export const SHOP_CURRENCY = 'USD';

const photo = (name: string, alt: string): Picture => ({ src: `/photos/shop/${name}-1000.jpg`, alt });

/** All combinations of two options, with SKUs that count up from `firstSku`. */
function combinations(
  firstSku: number,
  [first, firstValues]: readonly [string, readonly string[]],
  [second, secondValues]: readonly [string, readonly string[]],
  variant: (first: string, second: string) => Omit<Variant, 'sku' | 'options'>,
): Product['variants'] {
  const pairs = firstValues.flatMap((one) => secondValues.map((other) => [one, other] as const));
  return pairs.map(([one, other], at) => ({
    sku: `SQ${firstSku + at}`,
    options: { [first]: one, [second]: other },
    ...variant(one, other),
  })) as [Variant, ...Variant[]];
}

/** The products of the demo shop. Generated SKUs are SQ and 7 digits (storefront §5). */
export const catalog: readonly Product[] = [
  {
    id: 'tide-bowl',
    name: 'Tide bowl, celadon',
    type: 'physical',
    lead: 'Celadon over white clay, thrown wide and low. Holds salad for six.',
    path: '/shop/tide-bowl',
    picture: photo('tide-bowl', 'A wide, low bowl with a pale green glaze'),
    variants: [{ sku: 'SQ1000001', priceCents: 4800 }],
  },
  {
    id: 'harbour-jug',
    name: 'Harbour jug, one litre',
    type: 'physical',
    lead: 'One litre, pours without a drip. We test every one.',
    path: '/shop/harbour-jug',
    picture: photo('harbour-jug', 'A tall blue jug with a handle'),
    variants: [{ sku: 'SQ1000002', priceCents: 7200, salePriceCents: 5900 }],
  },
  {
    id: 'salt-pig',
    name: 'Salt pig, ash glaze',
    type: 'physical',
    lead: 'Ash glaze from the orchard’s own prunings.',
    path: '/shop/salt-pig',
    picture: photo('salt-pig', 'A round salt pig with an ash glaze, filled'),
    variants: [{ sku: 'SQ1000003', priceCents: 3650 }],
  },
  {
    id: 'shore-plates',
    name: 'Shore plates, set of four',
    type: 'physical',
    lead: 'A set of four, no two quite alike.',
    path: '/shop/shore-plates',
    picture: photo('shore-plates', 'A stack of four stoneware plates'),
    variants: [{ sku: 'SQ1000004', priceCents: 12_400, stock: 6 }],
  },
  {
    id: 'pebble-vase',
    name: 'Pebble vase, small',
    type: 'physical',
    lead: 'Small enough for a single stem.',
    path: '/shop/pebble-vase',
    picture: photo('pebble-vase', 'A small vase with a single stem'),
    variants: [{ sku: 'SQ1000005', priceCents: 2995 }],
  },
  {
    id: 'throwing-course',
    name: 'Throwing for beginners, video course',
    type: 'digital',
    lead: 'Our video course, for those who live far from the water.',
    path: '/shop/throwing-course',
    picture: photo('throwing-course', 'A pot on the wheel'),
    variants: [{ sku: 'SQ1000006', priceCents: 3900 }],
  },
  {
    id: 'breakfast-mug',
    name: 'Breakfast mug',
    type: 'physical',
    lead: 'A mug for the first cup, in three glazes and two sizes.',
    path: '/shop/breakfast-mug',
    picture: photo('breakfast-mug-celadon', 'A mug with a handle, celadon glaze'),
    variants: combinations(
      1_000_010,
      ['Glaze', ['Celadon', 'Ash', 'Cobalt']],
      ['Size', ['Small', 'Large']],
      (glaze, size) => ({
        picture: photo(`breakfast-mug-${glaze.toLowerCase()}`, `The mug in ${glaze.toLowerCase()}`),
        priceCents: size === 'Small' ? 2400 : 2900,
        ...(glaze === 'Ash' && { salePriceCents: size === 'Small' ? 1900 : 2300 }),
        stock: glaze === 'Cobalt' && size === 'Large' ? 0 : 12,
      }),
    ),
  },
  {
    id: 'moon-jar',
    name: 'Moon jar, one of a kind',
    type: 'physical',
    lead: 'Two halves joined at the belly, as it was done in Korea. There is one.',
    path: '/shop/moon-jar',
    picture: photo('moon-jar', 'A large white jar, round as the moon'),
    variants: [{ sku: 'SQ1000020', priceCents: 48_000, stock: 1 }],
  },
  {
    id: 'kiln-day',
    name: 'A day at the wood kiln, for one person',
    type: 'service',
    lead: 'Stack, fire and watch with us, supper by the kiln included.',
    path: '/shop/kiln-day',
    picture: photo('kiln-day', 'Fire in the mouth of a brick kiln'),
    variants: [{ sku: 'SQ1000021', priceCents: 14_000, stock: 8 }],
  },
  {
    id: 'clay-box',
    name: 'Clay box: five kilos and a project, to your door',
    type: 'physical',
    lead: 'Five kilos of clay and a project each month, posted on the first Monday.',
    path: '/shop/clay-box',
    picture: photo('clay-box', 'An open box with a block of clay'),
    variants: [{ sku: 'SQ1000022', priceCents: 3200 }],
    plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
  },
  {
    id: 'studio-membership',
    name: 'Open studio, membership',
    type: 'paywall',
    lead: 'The wheels and the glazes, seven days a week, and a shelf of your own.',
    path: '/members',
    picture: photo('studio-membership', 'A shelf with pots of many hands'),
    variants: [{ sku: 'SQ1000023', priceCents: 6500 }],
    plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
  },
  {
    id: 'studio-membership-yearly',
    name: 'Open studio, membership for a year',
    type: 'paywall',
    lead: 'The same for a year: two months are free.',
    path: '/members',
    picture: photo('studio-membership', 'A shelf with pots of many hands'),
    variants: [{ sku: 'SQ1000024', priceCents: 65_000 }],
    plan: { billingPeriod: { value: 1, unit: 'year' }, numBillingCycles: 0 },
  },
  {
    id: 'gift-card',
    name: 'Gift card',
    type: 'giftCard',
    lead: 'For whatever comes out of the kiln next.',
    path: '/shop/gift-card',
    picture: photo('gift-card', 'A card with waves on it'),
    variants: [
      { sku: 'SQ1000030', options: { Amount: '$25' }, priceCents: 2500 },
      { sku: 'SQ1000031', options: { Amount: '$50' }, priceCents: 5000 },
      { sku: 'SQ1000032', options: { Amount: '$100' }, priceCents: 10_000 },
    ],
  },
];

export const donatePages: readonly DonatePage[] = [
  { id: 'wood-for-the-kiln', name: 'Wood for the kiln', suggestedCents: [1000, 2500, 5000] },
];
