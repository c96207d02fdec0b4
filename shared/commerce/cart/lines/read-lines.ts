import { asObject, asText } from '../../../platform/page/unknown-values.js';
import { moneyInMinorUnits } from '../../money/money-value.js';
import type { AdditionalField, NewCartEntry } from '../cart.js';
import { safeAddress } from '../../../platform/html/safe-address.js';

/** One entry of the cart as it is shown. Amounts are in minor units of the cart's currency. */
export interface CartLine {
  readonly id: string;
  readonly itemId: string;
  readonly sku: string;
  readonly variantId: string;
  readonly title: string;
  /** Of the product's page; empty without one. */
  readonly url: string;
  readonly image: { readonly src: string; readonly alt: string } | undefined;
  /** What was chosen, such as `{ name: 'Glaze', value: 'Celadon' }`. */
  readonly options: readonly AdditionalField[];
  /** What the page's form had besides, such as an engraving. */
  readonly fields: readonly AdditionalField[];
  readonly quantity: number;
  readonly unitCents: number;
  readonly totalCents: number;
}

const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const cents = (own: unknown, amount: unknown) => (typeof own === 'number' ? own : (moneyInMinorUnits(amount) ?? 0));

function readImage(value: unknown): CartLine['image'] {
  const data = asObject(value);
  const src = safeAddress(asText(data['assetUrl']) ?? asText(data['url']) ?? asText(value) ?? '');
  return src === undefined ? undefined : { src, alt: asText(data['altText']) ?? '' };
}

function readOption(value: unknown) {
  const data = asObject(value);
  const text = asText(data['value']);
  return text === undefined ? [] : [{ name: asText(data['optionName']) ?? asText(data['name']) ?? '', value: text }];
}

/** By the entries of an answer: each change of a cart asks for its lines several times. */
const known = new WeakMap<readonly unknown[], readonly CartLine[]>();

/** The entries of a cart, without those that have no id or quantity. Never throws. */
export function readLines(entries: readonly unknown[]): readonly CartLine[] {
  const lines = known.get(entries) ?? readAll(entries);
  known.set(entries, lines);
  return lines;
}

const readAll = (entries: readonly unknown[]): readonly CartLine[] =>
  entries.flatMap((value) => {
    const entry = asObject(value);
    const id = asText(entry['id']);
    const quantity = count(entry['quantity']);
    if (!id || !quantity) return [];
    const unitCents = cents(entry['unitPriceCents'], entry['unitPriceAmount']);
    const url = asText(entry['fullUrl']) ?? asText(entry['productUrl']) ?? '';
    return [
      {
        id,
        itemId: asText(entry['itemId']) ?? '',
        sku: asText(entry['sku']) ?? '',
        variantId: asText(entry['variantId']) ?? '',
        title: asText(entry['title']) ?? asText(entry['productName']) ?? '',
        url: safeAddress(url) ?? '',
        image: readImage(entry['image']),
        options: list(entry['variantOptions']).flatMap(readOption),
        fields: list(entry['additionalFields']).flatMap(readOption),
        quantity,
        unitCents,
        totalCents: cents(entry['subtotalCents'], entry['subtotalAmount']) || unitCents * quantity,
      },
    ];
  });

/** What the line was added with: it can be put back. */
export const toNewEntry = ({ itemId, sku, variantId, options, fields, quantity }: CartLine): NewCartEntry => ({
  itemId,
  quantity,
  ...(sku
    ? { sku }
    : variantId
      ? { variantId }
      : options.length > 0 && { options: Object.fromEntries(options.map(({ name, value }) => [name, value])) }),
  ...(fields.length > 0 && { additionalFields: fields }),
});

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
}
/** The ways of shipping, without those that have no id. */
export const readShipping = (options: readonly unknown[]): readonly Choice[] =>
  options.flatMap((value) => {
    const option = asObject(value);
    const id = asText(option['id']);
    const name = asText(option['name']) ?? id;
    return id && name ? [{ id, name, cents: cents(option['costCents'], option['computedCost']) }] : [];
  });

/** The codes of coupons. */
export const readCodes = (coupons: readonly unknown[]): readonly string[] =>
  coupons.flatMap((value) => {
    const coupon = asObject(value);
    return asText(value) ?? asText(coupon['promoCode']) ?? asText(coupon['code']) ?? [];
  });
