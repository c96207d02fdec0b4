import { useId, useLayoutEffect, useMemo, useState } from 'react';
import { cartEditor, type Message } from '../../../shared/commerce/cart/lines/cart-editor.js';
import type { CartLine } from '../../../shared/commerce/cart/lines/read-lines.js';
import { safeLink, safeSource } from '../../../shared/platform/html/safe-address.js';
import { useListener } from '../../hooks/use-listener.js';
import type { Text } from '../texts.js';

interface Props {
  readonly line: CartLine;
  readonly error: Message | undefined;
  readonly text: Text;
  money(cents: number): string;
}

/** One line, drawn anew where something of it has changed: a cart may have a hundred. */
export function Line({ line, error, text, money }: Props) {
  return useMemo(
    () => <LineContents line={line} error={error} text={text} money={money} />,
    [line, error, text, money],
  );
}

const pairsText = (pairs: CartLine['options']) =>
  pairs.map(({ name, value }) => (name ? `${name}: ${value}` : value)).join(', ');

/** Its product, the quantity, the price. */
function LineContents({ line, error, text, money }: Props) {
  const { id, title, url, image, options, fields } = line;
  // Names that begin with "_" are technical; a form whose SKU is known sends its options once more.
  const besides = fields.filter(
    ({ name: of, value }) =>
      !of.startsWith('_') && !options.some((option) => option.name === of && option.value === value),
  );
  const name = url ? <a href={safeLink(url)}>{title}</a> : title;
  const errorId = useId();
  return (
    <li part="line">
      {image && <img part="image" src={safeSource(image.src)} alt={image.alt} width="80" height="80" loading="lazy" />}
      <div className="product">
        <span part="title">{name}</span>
        {options.length > 0 && <span part="options">{pairsText(options)}</span>}
        {besides.length > 0 && <span part="fields">{pairsText(besides)}</span>}
        <Quantity line={line} text={text} describedBy={error && errorId} />
        {error && (
          <span part="error" id={errorId}>
            {text(error.key, error.parameters)}
          </span>
        )}
      </div>
      <span part="price">{money(line.totalCents)}</span>
      <button
        part="remove"
        type="button"
        aria-label={text('remove', { title })}
        onClick={() => cartEditor().remove(id)}
      >
        {text('removeShort')}
      </button>
    </li>
  );
}

/** Asks before a line is removed by its quantity (storefront §5). */
async function askToRemove(title: string, text: Text): Promise<boolean> {
  const question = text('removeQuestion', { title });
  const { confirm } = await import('../../../shared/platform/dialogs/confirm.js').catch(() => ({ confirm: undefined }));
  if (!confirm) return window.confirm(question); // the file of the dialog could not be loaded
  const labels = { confirm: text('removeShort') };
  return (await confirm({ title: question, message: text('removeMessage'), labels })) === 'confirm';
}

function Quantity({
  line,
  text,
  describedBy,
}: Pick<Props, 'line' | 'text'> & { readonly describedBy?: string | undefined }) {
  const { id, title, quantity } = line;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  // Written by hand: what the visitor is typing is not a quantity yet.
  const reset = () => {
    if (input) input.value = String(quantity);
  };
  useLayoutEffect(reset, [input, quantity, describedBy]);
  // Several clicks may come before the next render.
  const step = (by: number) => {
    const current = cartEditor()
      .get()
      .lines.find((each) => each.id === id);
    if (current) void set(current.quantity + by);
  };
  const set = async (wanted: number) => {
    if (wanted > 0) return cartEditor().setQuantity(id, wanted);
    if (await askToRemove(title, text)) cartEditor().remove(id);
    else reset();
  };
  useListener(input, 'change', () => {
    const wanted = input?.valueAsNumber ?? NaN;
    if (Number.isInteger(wanted) && wanted >= 0 && wanted !== quantity) void set(wanted);
    else reset();
  });
  return (
    <span part="quantity" role="group" aria-label={text('quantity', { title })}>
      <button type="button" aria-label={text('fewer', { title })} onClick={() => step(-1)}>
        −
      </button>
      <input
        ref={setInput}
        type="number"
        inputMode="numeric"
        min="0"
        step="1"
        aria-label={text('quantity', { title })}
        aria-describedby={describedBy}
      />
      <button type="button" aria-label={text('more', { title })} onClick={() => step(1)}>
        +
      </button>
    </span>
  );
}
