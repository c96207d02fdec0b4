import { toDecimal } from '../../../shared/commerce/money/to-minor-units.js';
import { trustedJson } from '../../../shared/platform/html/trusted.js';
import { isObject } from '../../../shared/platform/page/unknown-values.js';

/** What structured data says about the chosen variant (schema.org Offer). */
export interface Offer {
  /** Decimal text. */
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: string;
  /** Empty: stays as it is. */
  readonly sku: string;
}

type Node = Record<string, unknown>;
const isOfType = (node: Readonly<Node>, type: string) => [node['@type']].flat().includes(type);

/** The product in JSON-LD: at its root, in a list or in a graph. */
function findProduct(data: unknown): Node | undefined {
  if (Array.isArray(data)) return data.map(findProduct).find((found) => found !== undefined);
  if (!isObject(data)) return undefined;
  const node = data as Node;
  return isOfType(node, 'Product') ? node : findProduct(node['@graph']);
}

/**
 * JSON-LD with the price, availability and SKU of its product's offer as given. `undefined` where it has no product with
 * one offer, cannot be read, or says so already: a list of offers of all variants stays right by itself.
 */
function updateJsonLd(text: string, { sku, ...offer }: Offer): string | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined; // the author's, and no script needs it
  }
  const product = findProduct(data);
  const offers = product?.['offers'];
  if (!product || !isObject(offers) || !isOfType(offers, 'Offer')) return undefined;
  const before = JSON.stringify(data);
  Object.assign(offers, offer);
  if (sku) product['sku'] = sku;
  const after = JSON.stringify(data);
  return after === before ? undefined : after;
}

export interface Chosen {
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly isSoldOut: boolean;
  readonly sku: string;
}

/** Keeps the product's own JSON-LD in step with the chosen variant. */
export default function writeJsonLd(element: HTMLElement, { amount, currency, isSoldOut, sku }: Chosen): void {
  const availability = `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`;
  const offer = { price: toDecimal(amount, currency), priceCurrency: currency, availability, sku };
  for (const script of element.querySelectorAll('script[type="application/ld+json"]')) {
    const updated = updateJsonLd(script.textContent, offer);
    // A sink of Trusted Types, though the browser does not run it.
    const text = updated === undefined ? undefined : trustedJson(updated);
    if (text !== undefined) script.textContent = text;
  }
}
