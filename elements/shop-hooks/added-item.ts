import type { NewCartEntry } from '../../shared/commerce/cart/cart.js';

const OWN_NAMES = ['itemId', 'sku', 'quantity'];

const readItem = (value: (name: string) => unknown): NewCartEntry | undefined => {
  const text = (name: string) => {
    const given = value(name);
    return typeof given === 'string' ? given.trim() : '';
  };
  const itemId = text('itemId');
  const sku = text('sku');
  const quantity = Math.floor(Number(text('quantity') || 1));
  return itemId && quantity >= 1 ? { itemId, ...(sku && { sku }), quantity } : undefined;
};

/** What is chosen in the lists and radio buttons of a form, by their names: those are the options of a product. */
function chosenOptions(form: HTMLFormElement, data: FormData): Readonly<Record<string, string>> {
  // By the prototype: a control named "elements" hides that of its form.
  const controls = Element.prototype.querySelectorAll.call(form, 'select[name], input[type=radio][name]');
  const names = [...controls].map((control) => control.getAttribute('name') ?? '');
  return Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && names.includes(name) && !OWN_NAMES.includes(name)
        ? [[name, value]]
        : [],
    ),
  );
}

/**
 * The item of a form, from its controls `itemId`, `sku` and `quantity`; of a link, from the same parameters of its
 * address. The value of `data-sq-add-to-cart` is an id as well. `undefined` where there is none. Without a SKU, what is
 * chosen in the form names the variant.
 */
export function addedItem(
  marked: Element,
  source: FormData | URLSearchParams,
  form?: HTMLFormElement,
): NewCartEntry | undefined {
  const own = Element.prototype.getAttribute.call(marked, 'data-sq-add-to-cart');
  const item = readItem((name) => source.get(name) ?? (name === 'itemId' ? own : undefined));
  if (!item || item.sku || !form || !(source instanceof FormData)) return item;
  const options = chosenOptions(form, source);
  return Object.keys(options).length > 0 ? { ...item, options } : item;
}
