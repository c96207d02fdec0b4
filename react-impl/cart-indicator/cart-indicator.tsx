import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { cartIndicator } from './declaration.js';
import { cartLabel } from '../../shared/commerce/cart/cart-label.js';
import { cart, type CartState } from '../../shared/commerce/cart/cart.js';
import { formatMoney } from '../../shared/commerce/money/format-money.js';
import type { BlockProps, Host } from '../../shared/declaration/derived-types.js';
import { safeLink } from '../../shared/platform/html/safe-address.js';
import { write } from '../../shared/platform/html/written.js';
import { cartMessages } from '../../shared/platform/i18n/en/cart.js';
import { languageOf, translate } from '../../shared/platform/i18n/translate.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { useStore } from '../hooks/use-store.js';

/**
 * Requests the cart when the block starts, and emits `sq-cart-change` for every change after the first sync. Returns
 * whether there was one: screen readers announce changes, but not the first count.
 */
function useCartChanges(host: Host<typeof cartIndicator>, state: CartState, subtotal: string): boolean {
  const last = useRef(state);
  const [changed, setChanged] = useState(false);
  useLayoutEffect(() => void cart().refresh(), []);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = state;
    if (!before.synced || before === state) return;
    setChanged(true);
    host.emit('sq-cart-change', { items: state.items, subtotal });
  }, [host, state, subtotal]);
  return changed;
}

/**
 * An author's link stays the link: the count becomes its accessible name, the subtotal its description, and a click on the
 * count follows it. If the author gives only text, the block renders a link around it.
 */
export function CartIndicator({ href, host }: BlockProps<typeof cartIndicator>) {
  const { element } = host;
  const state = useStore(cart());
  const children = useLightChildren(element);
  // Also in the paragraph of an editor.
  const link = useMemo(() => element.querySelector('a') ?? undefined, [element, children]); // eslint-disable-line react-hooks/exhaustive-deps -- read again when the children change

  const { shown, key } = cartLabel(state.items);
  const name = withVisibleText(element, translate(element, 'cart', cartMessages, key, { items: state.items }));
  const subtotal = formatMoney(state.subtotal, state.currency, languageOf(element));
  const hasChanged = useCartChanges(host, state, subtotal);
  const own = useRef<HTMLAnchorElement>(null);
  const known = state.synced ? subtotal : '';
  useLinkName(link, name);
  useLayoutEffect(() => describe(link ?? own.current, known), [link, known]);
  useProperties(host, { items: () => state.items, subtotal: () => known });
  useMethods(host, { refresh: () => cart().refresh() });
  useListener<MouseEvent>(element, 'click', (event) => {
    const inLink = event.composedPath().some((node) => node instanceof HTMLAnchorElement);
    if (link && !inLink) link.click();
  });

  const label = (
    <span part="label" aria-hidden="true">
      {state.synced && (
        <>
          <span part="count">{shown}</span>
          <span part="subtotal">{subtotal}</span>
        </>
      )}
    </span>
  );
  return (
    <>
      {link ? (
        <>
          <slot />
          {label}
        </>
      ) : (
        <>
          <a part="link" ref={own} href={safeLink(href)} aria-label={name}>
            <slot />
          </a>
          {label}
        </>
      )}
      <span part="status" role="status" className="visually-hidden">
        {hasChanged && name}
      </span>
    </>
  );
}

/** Names the author's link while the block is on the page, and restores its own name afterwards. */
function useLinkName(link: HTMLAnchorElement | undefined, name: string): void {
  useLayoutEffect(() => {
    if (!link) return;
    return write(link, 'aria-label', name);
  }, [link, name]);
}

/** Sets the accessible description of a link, unless the author has. Returns how to remove it. */
function describe(link: HTMLAnchorElement | null, text: string): (() => void) | undefined {
  if (!link || !text || link.hasAttribute('aria-description')) return undefined;
  return write(link, 'aria-description', text);
}

/** The visible text must be part of the accessible name (WCAG 2.5.3), so that "click basket" works by voice. */
function withVisibleText(element: HTMLElement, name: string): string {
  const visible = element.textContent.trim().replace(/\s+/g, ' ');
  return name.toLowerCase().includes(visible.toLowerCase()) ? name : `${visible}, ${name}`;
}
