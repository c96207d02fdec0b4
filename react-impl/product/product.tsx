import { useLayoutEffect, useRef } from 'react';
import type { product as declaration } from './declaration.js';
import { optionNames } from '../../shared/commerce/cart/form-entry.js';
import { storeCurrency } from '../../shared/commerce/money/currencies.js';
import type { Texts } from '../../shared/commerce/product/wording.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { addToCartMessages } from '../../shared/platform/i18n/en/add-to-cart.js';
import { productMessages } from '../../shared/platform/i18n/en/product.js';
import { languageOf, translate } from '../../shared/platform/i18n/translate.js';
import { useFeature } from '../hooks/use-feature.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { useVisible } from '../hooks/use-visible.js';
import { canBuy, factsOf, type Choice, type Facts } from './logic/facts.js';
import { nameOfVariant, variantNamed } from './logic/variant-address.js';
import { choosesVariant, readChoice } from './option-controls.js';
import { formIn, itemIdIn } from './product-form.js';
import { type Message, useCartForm } from './use-cart-form.js';
import { useChoice, type Chosen } from './use-choice.js';
import { useJsonLd } from './use-json-ld.js';
import { useProduct } from './use-product.js';
import { useShownFacts } from './use-shown-facts.js';

const loadSubscriptionText = () => import('./features/subscription.js');

/** After another quantity nothing of the choice is said again. */
const SILENT: Message = { kind: 'none', text: '', isCurrent: () => false };

type Props = BlockProps<typeof declaration>;

/** The author's HTML shows the product. The block follows the form's controls, and sends the form to the cart. */
export function Product(props: Props) {
  const { host, src, address, lowStock } = props;
  const { element } = host;
  const source = useProduct(element, props.product, src, props.itemId);
  const [chosen, choose, refresh] = useChoice(element, source, address, () => forget(SILENT));
  const currency = props.currency || storeCurrency();
  const texts: Texts = (key, parameters) => {
    const text = translate(element, 'product', productMessages, key as keyof typeof productMessages, parameters);
    return text === key ? undefined : text;
  };
  const say = (key: keyof typeof productMessages) => texts(key, {}) ?? '';
  const sayOfCart = (key: 'adding' | 'added' | 'failed') =>
    key === 'failed' ? translate(element, 'addToCart', addToCartMessages, key) : say(key);
  const language = languageOf(element);
  const plan = source?.product.subscription;
  const subscriptionText = useFeature(plan !== undefined, loadSubscriptionText);
  const renewal = plan && subscriptionText?.(plan, { language, texts });
  const wording = { currency, language, texts, lowStock, renewal };
  const facts = source && factsOf(source.product, chosen, wording);

  const itemId = () => props.itemId || itemIdIn(element) || source?.product.id || '';
  const choice: Parameters<typeof useCartForm>[0]['choice'] = (submitter) => {
    const form = formIn(element);
    if (!source) {
      const names = form ? optionNames(form) : new Set();
      return { itemId: itemId(), isOption: (name) => names.has(name), price: undefined, currency };
    }
    const { product, selector } = source;
    // What the browser would send now: a script may have changed it, and a button may choose as well, one for each size.
    const now = readChoice(element, product, selector, submitter ?? undefined);
    const known = factsOf(product, now, wording);
    if (!canBuy(product, now.variant)) return say(reasonOf(known, now));
    return {
      itemId: itemId(),
      variant: nameOfVariant(product, now.variant),
      values: now.variant?.values,
      isOption: (name) => choosesVariant(element, product, name),
      price: known.price?.amount,
      currency,
    };
  };
  const { message, add, forget } = useCartForm({ host, choice, refresh, text: sayOfCart });
  useShownFacts({ host, source, chosen, facts, currency, say, message: message?.kind });
  useJsonLd(element, source?.product, chosen.variant, facts, currency);
  useEvents(props, chosen, facts, forget, () => ({ itemId: itemId(), currency }));
  useMethods(host, {
    addToCart: add,
    selectVariant(name) {
      const variant = source && variantNamed(source.product, name);
      if (variant) choose(variant);
    },
  });
  useProperties(host, {
    sku: () => chosen.variant?.sku ?? '',
    price: () => facts?.price?.amount,
    inStock: () => facts?.holds['in-stock'] ?? false,
  });

  const isHeard = facts && chosen.cause === 'visitor' && !message;
  return (
    <>
      <slot />
      <div part="status" role="status">
        {message?.text && (
          <p part="message" data-kind={message.kind}>
            {message.text}
          </p>
        )}
        {isHeard && (
          <span className="visually-hidden">{[facts.fields.price, facts.fields.stock].filter(Boolean).join(', ')}</span>
        )}
      </div>
    </>
  );
}

const reasonOf = ({ holds }: Facts, { isComplete }: Choice) =>
  holds.missing ? 'missing' : !isComplete && !holds['sold-out'] ? 'incomplete' : 'soldOut';

/** One event when the product is seen, and one for each other variant that the visitor chooses. */
function useEvents(
  { host }: Props,
  { variant, isComplete, cause }: Chosen,
  facts: Facts | undefined,
  forget: () => void,
  own: () => { itemId: string; currency: string },
): void {
  const isVisible = useVisible(host.element);
  const isSeen = useRef(false);
  const last = useRef(variant);
  useLayoutEffect(() => {
    if (!isVisible || isSeen.current) return;
    isSeen.current = true;
    host.emit('sq-product-view', { ...own(), sku: variant?.sku ?? '', price: facts?.price?.amount });
  }, [isVisible]); // eslint-disable-line react-hooks/exhaustive-deps -- once, with what is known then
  useLayoutEffect(() => {
    const isSame = last.current === variant;
    last.current = variant;
    if (cause !== 'start') forget();
    if (isSame || cause !== 'visitor') return;
    const { id = '', sku = '' } = variant ?? {};
    host.emit('sq-variant-change', {
      id,
      sku,
      price: facts?.price?.amount,
      inStock: facts?.holds['in-stock'] ?? false,
    });
  }, [variant, isComplete]); // eslint-disable-line react-hooks/exhaustive-deps -- one event for each change
}
