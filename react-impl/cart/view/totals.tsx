import type { CartPageMessage } from '../../../shared/platform/i18n/en/cart-page.js';
import type { PartProps } from '../props.js';

/** The amounts of the cart; those that are nothing are left out, but for subtotal and total. */
export function Totals({ view, text, money }: PartProps) {
  const { cart, subtotalCents, grandTotalCents } = view;
  const rows: readonly (readonly [key: CartPageMessage, cents: number])[] = [
    ['discount', -cart.discountCents],
    ['shipping', cart.shippingCostCents],
    ['tax', cart.taxCents],
  ];
  return (
    <dl part="totals">
      <dt>{text('subtotal')}</dt>
      <dd>{money(subtotalCents)}</dd>
      {rows
        .filter(([, cents]) => cents !== 0)
        .map(([key, cents]) => (
          <div key={key}>
            <dt>{text(key)}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      <dt className="total">{text('total')}</dt>
      <dd className="total">{money(grandTotalCents)}</dd>
    </dl>
  );
}
