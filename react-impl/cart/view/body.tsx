import { useLayoutEffect, useMemo, useRef } from 'react';
import { cartEditor, type CartView } from '../../../shared/commerce/cart/lines/cart-editor.js';
import type { ContentsProps } from '../props.js';
import { moneyOf, textsOf, type Text } from '../texts.js';
import { Checkout } from './checkout.js';
import { Coupons } from './coupons.js';
import { Line } from './line.js';
import { Shipping } from './shipping.js';
import { Totals } from './totals.js';

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
