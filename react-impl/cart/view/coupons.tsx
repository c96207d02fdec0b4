import { useRef, type FormEvent } from 'react';
import { cartEditor } from '../../../shared/commerce/cart/lines/cart-editor.js';
import { readCodes } from '../../../shared/commerce/cart/lines/read-lines.js';
import type { PartProps } from '../props.js';

/** The codes of the cart, and a form for one more. A code is sent once, however often the form is submitted. */
export function Coupons({ view, text }: PartProps) {
  const input = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const { validCoupons, coupons } = view.cart;
  const invalid = readCodes(view.cart.invalidCoupons);
  const codes = readCodes(validCoupons.length > 0 ? validCoupons : coupons).filter((code) => !invalid.includes(code));
  const error = view.errors.get('coupon');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim();
    if (!code || isSending.current) return;
    isSending.current = true;
    void cartEditor()
      .addCoupon(code)
      .then((isAdded) => {
        if (isAdded && input.current) input.current.value = '';
        isSending.current = false;
      });
  };
  return (
    <form part="coupon" onSubmit={submit}>
      <label htmlFor="code">{text('coupon')}</label>
      <input
        id="code"
        ref={input}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={error && 'code-error'}
        aria-invalid={error && 'true'}
      />
      <button type="submit">{text('applyCoupon')}</button>
      {error && (
        <span part="error" id="code-error">
          {text(error.key, error.parameters)}
        </span>
      )}
      {codes.map((code) => (
        <span key={code} className="code">
          {code}{' '}
          <button
            type="button"
            aria-label={text('removeCoupon', { code })}
            onClick={() => void cartEditor().removeCoupon(code)}
          >
            {text('removeShort')}
          </button>
        </span>
      ))}
    </form>
  );
}
