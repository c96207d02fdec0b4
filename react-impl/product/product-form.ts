import { elementsOf } from '../../shared/commerce/cart/form-entry.js';
import { closest, matches } from '../../shared/platform/page/element-calls.js';
import { ADD_TO_CART } from '../../shared/platform/page/served-elements.js';

/** What only a form for the cart has: the marks of the kit, and what names an item, its variant or a quantity. */
const SIGNS = `${ADD_TO_CART},[data-sq-option],[data-sq-option] *,:is([name=itemId],[name=sku i],[name^=variant i],[name=quantity])`;
/** The word in an address: "/cart/add" and "/shopping-cart", but not "/postcards". */
const CART = /(?<![a-z])cart(?![a-z])/i;

const has = (selector: string) => (form: HTMLFormElement) =>
  [form, ...elementsOf(form)].some((each) => matches(each, selector));
const isForCart = (form: HTMLFormElement) =>
  has(SIGNS)(form) || CART.test(Element.prototype.getAttribute.call(form, 'action') ?? '');

/**
 * The form of a product: the first for a cart, since a site may put another before it, such as one for comments; else the
 * first in which something is chosen, else the first.
 */
export function formIn(element: HTMLElement): HTMLFormElement | undefined {
  const forms = [...element.querySelectorAll('form')].filter((form) => closest(form, 'sq-product') === element);
  if (forms.length < 2) return forms[0];
  return forms.find(isForCart) ?? forms.find(has('select,[type=radio]')) ?? forms[0];
}

/** What belongs to the form of a product, wherever it stands on the page. */
export function formControls(element: HTMLElement): Element[] {
  const form = formIn(element);
  return form ? elementsOf(form) : [];
}

/** The product's id as its form has it. */
export function itemIdIn(element: HTMLElement): string {
  const form = formIn(element);
  const value = form ? new FormData(form).get('itemId') : '';
  return typeof value === 'string' ? value : '';
}
