import type { price as declaration } from './declaration.js';
import { formatMoney } from '../../shared/commerce/money/format-money.js';
import { storeCurrency } from '../../shared/commerce/money/currencies.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { productMessages } from '../../shared/platform/i18n/en/product.js';
import { languageOf, translate } from '../../shared/platform/i18n/translate.js';

/** The amounts as text; the author's own text where there is none. A struck-out price is named, since strokes are not read. */
export function Price({ host, amount, original, from, currency }: BlockProps<typeof declaration>) {
  const { element } = host;
  const unit = currency || storeCurrency();
  const money = (cents: number) => formatMoney(cents, unit, languageOf(element));
  const say = (key: keyof typeof productMessages, parameters = {}) =>
    translate(element, 'product', productMessages, key, parameters);
  if (amount === undefined) return <slot />;
  const shown = from ? say('from', { startingPrice: money(amount) }) : money(amount);
  if (original === undefined || original <= amount) return <span part="price">{shown}</span>;
  return (
    <>
      <span className="visually-hidden">{`${say('salePrice')} `}</span>
      <span part="sale-price">{shown}</span> <span className="visually-hidden">{`${say('originalPrice')} `}</span>
      <s part="original-price">{money(original)}</s>
    </>
  );
}
