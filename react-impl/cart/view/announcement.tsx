import type { CartView } from '../../../shared/commerce/cart/lines/cart-editor.js';
import { moneyOf, textsOf } from '../texts.js';

/** The last change, heard once: the subtotal is part of the sentence. */
export function Announcement({
  host,
  view,
}: {
  readonly host: { readonly element: Element };
  readonly view: CartView;
}) {
  const text = textsOf(host.element);
  const money = moneyOf(host.element, view.cart.subtotalAmount.currency);
  const { announcement: said, isOffline } = view;
  return (
    <span part="status" role="status" className="visually-hidden">
      {isOffline
        ? text('offline')
        : said && text(said.key, { subtotal: money(view.subtotalCents), ...said.parameters })}
    </span>
  );
}
