import { cartEditor } from '../../../shared/commerce/cart/lines/cart-editor.js';
import { readShipping } from '../../../shared/commerce/cart/lines/read-lines.js';
import { asText } from '../../../shared/platform/page/unknown-values.js';
import type { PartProps } from '../props.js';

/** The ways of shipping, where there is more than one. */
export function Shipping({ view, text, money }: PartProps) {
  const options = readShipping(view.cart.shippingOptions);
  const chosen = asText(view.cart.selectedShippingOption?.['id']);
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
              if (radio) radio.checked = id === chosen;
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
