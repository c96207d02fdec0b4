/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What shops, imports and attackers put where something else belongs. */
const BROKEN = [null, undefined, -1, 0.5, NaN, Infinity, 1e20, '', '12,50', '1e3', true, [], {}, [[[]]], '__proto__'];
const WORDS = ['S', 'M', 'L', 'Größe 42', 'أحمر', '深い青', '<b>x</b>', 'constructor', 'a\u0000b', ' padded '];

/** A product's data as a server may send it; in about a fifth of all places something broken. */
export function generateProduct(random: () => number): unknown {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const maybe = (value: unknown): unknown => (random() < 0.2 ? pick(BROKEN) : value);
  const count = (below: number) => Math.floor(random() * below);
  const price = () => maybe(pick([0, 1, 99, 1250, 100_000_000, 100_000_001, count(10_000_000)]));
  const names = ['Size', 'Colour', '__proto__'].slice(0, count(4));
  const variant = () => ({
    id: maybe(`v${count(1000)}`),
    sku: maybe(pick([`SQ${count(10)}`, 'x'.repeat(61), 'x'.repeat(60)])),
    price: price(),
    salePrice: price(),
    onSale: maybe(random() < 0.4),
    unlimited: maybe(random() < 0.3),
    qtyInStock: maybe(count(4)),
    optionValues: maybe(names.map((optionName) => maybe({ optionName: maybe(optionName), value: maybe(pick(WORDS)) }))),
  });
  const structuredContent = {
    productType: maybe(pick([1, 2, 3, 4, 5, 'physical', 'DIGITAL', 'gift card', 'Gift_Card', 9, 'toaster'])),
    variants: maybe(Array.from({ length: count(30) }, () => maybe(variant()))),
    priceCents: price(),
    salePriceCents: price(),
    onSale: maybe(random() < 0.4),
    variantOptionOrdering: maybe([...names].reverse()),
    subscriptionPlan: maybe({
      billingPeriod: maybe({ value: maybe(1 + count(3)), unit: maybe(pick(['week', 'month', 'year', 'day'])) }),
      numBillingCycles: maybe(count(13)),
    }),
  };
  return maybe(random() < 0.5 ? { id: 'p1', title: maybe('Bowl'), structuredContent } : structuredContent);
}
