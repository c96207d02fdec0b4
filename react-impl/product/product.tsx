import { useLayoutEffect, useRef } from 'react';
import type { product as declaration } from '../../elements/sq-product/declaration.js';
import { DEFAULT_CURRENCY } from '../../shared/commerce/money/currencies.js';
import type { Texts } from '../../shared/commerce/product/wording.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { productMessages } from '../../shared/platform/i18n/en/product.js';
import { languageOf, translate } from '../../shared/platform/i18n/translate.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { asText } from '../../shared/platform/page/unknown-values.js';
import { useFeature } from '../hooks/use-feature.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { useVisible } from '../hooks/use-visible.js';
import { canBuy, factsOf, type Facts } from './logic/facts.js';
import { variantNamed } from './logic/variant-address.js';
import { itemIdIn, skuIn, useCartForm, type Entry } from './use-cart-form.js';
import { useChoice, type Chosen } from './use-choice.js';
import { useJsonLd } from './use-json-ld.js';
import { useProduct } from './use-product.js';
import { useShownFacts } from './use-shown-facts.js';

const loadSubscriptionText = () => import('./features/subscription.js');

type Props = BlockProps<typeof declaration>;

/** The author's HTML shows the product. The block follows the form's controls, and sends the form to the cart. */
export function Product(props: Props) {
  const { host, src, address, lowStock } = props;
  const { element } = host;
  const source = useProduct(element, props.product, src);
  const [chosen, choose] = useChoice(element, source, address);
  const currency = props.currency || (asText(pageContext().websiteSettings['storeCurrency']) ?? DEFAULT_CURRENCY);
  const texts: Texts = (key, parameters) => {
    const text = translate(element, 'product', productMessages, key as keyof typeof productMessages, parameters);
    return text === key ? undefined : text;
  };
  const say = (key: keyof typeof productMessages) => texts(key, {}) ?? '';
  const language = languageOf(element);
  const plan = source?.product.subscription;
  const subscriptionText = useFeature(plan !== undefined, loadSubscriptionText);
  const renewal = plan && subscriptionText?.(plan, { language, texts });
  const facts = source && factsOf(source.product, chosen, { currency, language, texts, lowStock, renewal });

  const itemId = () => props.itemId || itemIdIn(element) || source?.product.id || '';
  const entry = (): Entry | string => {
    if (source && !canBuy(source.product, chosen)) return say(reasonOf(facts, chosen));
    return {
      itemId: itemId(),
      sku: (source ? chosen.variant?.sku : '') || skuIn(element),
      price: facts?.price?.amount,
      currency,
    };
  };
  const { message, add, forget } = useCartForm({ host, entry, text: say });
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
        {message && (
          <p part="message" data-kind={message.kind}>
            {message.text}
          </p>
        )}
        {isHeard && (
          <span className="heard">{[facts.fields.price, facts.fields.stock].filter(Boolean).join(', ')}</span>
        )}
      </div>
    </>
  );
}

const reasonOf = (facts: Facts | undefined, { isComplete }: Chosen) =>
  facts?.holds.missing ? 'missing' : !isComplete && !facts?.holds['sold-out'] ? 'incomplete' : 'soldOut';

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
