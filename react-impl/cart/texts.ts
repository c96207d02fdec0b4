import type { Message } from '../../shared/commerce/cart/lines/cart-editor.js';
import { formatMoney } from '../../shared/commerce/money/format-money.js';
import { cartPageMessages, type CartPageMessage } from '../../shared/platform/i18n/en/cart-page.js';
import { languageOf, translate } from '../../shared/platform/i18n/translate.js';

/** The cart's texts in the language of the element. */
export const textsOf =
  (element: Element) =>
  (key: CartPageMessage, parameters: Message['parameters'] = {}): string =>
    translate(element, 'cart', cartPageMessages, key, parameters);
export type Text = ReturnType<typeof textsOf>;

/** Amounts in minor units as text. */
export const moneyOf = (element: Element, currency: string) => {
  const language = languageOf(element);
  return (cents: number): string => formatMoney(cents, currency, language);
};
