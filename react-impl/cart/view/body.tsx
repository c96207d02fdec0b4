import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { cartEditor, type CartView } from '../../../shared/commerce/cart/lines/cart-editor.js';
import { readShipping } from '../../../shared/commerce/cart/lines/read-lines.js';
import { requireCart } from '../../../shared/commerce/checkout/require-cart.js';
import { reachesMinimum, readMinimumSubtotal } from '../../../shared/commerce/product/minimum-subtotal.js';
import { safeLink } from '../../../shared/platform/html/safe-address.js';
import type { CartPageMessage } from '../../../shared/platform/i18n/en/cart-page.js';
import { goTo } from '../../../shared/platform/page/go-to.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import type { CartProps, ContentsProps, PartProps } from '../props.js';
import { moneyOf, type Text, textsOf } from '../texts.js';
import { Coupons } from './coupons.js';
import { Line } from './line.js';

/** The link to the checkout. It waits for what the server has not confirmed, and needs the minimum of the store. */
function Checkout({ view, text, money, href, host }: PartProps & { readonly href: string } & Pick<CartProps, 'host'>) {
  const minimum = readMinimumSubtotal(pageContext().websiteSettings);
  const isTooLittle = !reachesMinimum(view.subtotalCents, minimum);

  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isTooLittle) return event.preventDefault();
    if (!requireCart(event.nativeEvent, host.element)) return;
    if (!host.emit('sq-checkout', { address: event.currentTarget.href })) return event.preventDefault();
    if (!cartEditor().isBusy()) return;
    event.preventDefault();
    const { href: address } = event.currentTarget;
    if (await cartEditor().settle()) goTo(address);
  };
  return (
    <>
      {isTooLittle && (
        <p part="error" id="minimum">
          {text('minimum', { subtotal: money(minimum?.cents ?? 0) })}
        </p>
      )}
      <a
        part="checkout"
        href={safeLink(href)}
        aria-disabled={isTooLittle && 'true'}
        aria-describedby={isTooLittle ? 'minimum' : undefined}
        onClick={(event) => void handleClick(event)}
      >
        {text('checkout')}
      </a>
    </>
  );
}

/** The ways of shipping, where there is more than one. */
function Shipping({ view, text, money }: PartProps) {
  const options = readShipping(view.cart.shippingOptions);
  const error = view.errors.get('shipping');
  if (options.length < 2) return null;
  return (
    <fieldset part="shipping" aria-describedby={error && 'shipping-error'}>
      <legend>{text('shippingOption')}</legend>
      {options.map(({ id, name, cents }) => (
        <label key={id}>
          <input
            type="radio"
            name="shipping"
            value={id}
            // At each render: a choice that the server refuses is taken back.
            ref={(radio) => {
              if (radio) radio.checked = id === view.shipping;
            }}
            onInput={() => void cartEditor().chooseShipping(id)}
          />
          {name} <span>{money(cents)}</span>
        </label>
      ))}
      {error && (
        <span part="error" id="shipping-error">
          {text(error.key)}
        </span>
      )}
    </fieldset>
  );
}

/** The amounts of the cart; those that are nothing are left out, but for subtotal and total. */
function Totals({ view, text, money }: PartProps) {
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

/** The lines, the amounts and the way to the checkout; or why there are none. */
export function Body({ view, checkoutHref, host, block }: ContentsProps & { readonly view: CartView }) {
  const { currency } = view.cart.subtotalAmount;
  // The same functions until their language changes: a line is drawn anew with them.
  const text = useMemo(() => textsOf(block.host.element), [block]);
  const money = useMemo(() => moneyOf(block.host.element, currency), [block, currency]);
  const { lines, errors } = view;
  const list = useMemo(
    () => (
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} error={errors.get(line.id)} text={text} money={money} />
        ))}
      </ul>
    ),
    [lines, errors, text, money],
  );
  const shared = { view, text, money };
  if (view.phase === 'loading') return <p>{text('loading')}</p>;
  if (view.phase === 'failed')
    return (
      <p part="error">
        {text('loadFailed')}{' '}
        <button type="button" onClick={() => void cartEditor().reload()}>
          {text('retry')}
        </button>
      </p>
    );
  const failedUndo = view.errors.get('removed');
  return (
    <>
      {view.isOffline && <p className="offline">{text('offline')}</p>}
      {view.removed && <Removed key={view.removed.id} title={view.removed.title} text={text} />}
      {failedUndo && <p part="error">{text(failedUndo.key)}</p>}
      {view.lines.length === 0 ? (
        <slot name="empty">
          <p>{text('empty')}</p>
        </slot>
      ) : (
        <>
          {list}
          <Coupons {...shared} />
          <Shipping {...shared} />
          <Totals {...shared} />
          <Checkout {...shared} href={checkoutHref} host={host} />
        </>
      )}
    </>
  );
}

/** The button of the line that is gone had the focus: Undo gets it. */
function Removed({ title, text }: { readonly title: string; readonly text: Text }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p part="removed">
      <span>{text('removed', { title })}</span>{' '}
      <button type="button" ref={button} onClick={() => void cartEditor().undo()}>
        {text('undo')}
      </button>
    </p>
  );
}
