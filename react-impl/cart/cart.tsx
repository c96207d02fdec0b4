import { useLayoutEffect, useState, type ComponentType } from 'react';
import { cart as cartService } from '../../shared/commerce/cart/cart.js';
import { goTo } from '../../shared/platform/page/go-to.js';
import { useFeature } from '../hooks/use-feature.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import type { CartProps, ContentsProps } from './props.js';

/**
 * The cart as a page, or in a drawer that the author's link opens. What is in the cart is loaded and drawn by
 * contents.tsx: at once on a page, with the first opening of a drawer. Until then, and if it cannot be loaded, the link
 * leads to the page of the cart.
 */
export function Cart(props: CartProps) {
  const { drawer, openOnAdd, host } = props;
  const { element } = host;
  const [opening, setOpening] = useState<object>();
  const [isWanted, setWanted] = useState(false);
  const needed = !drawer || isWanted;
  const Contents = useFeature<ComponentType<ContentsProps>>(needed, () => import('./contents.js'));

  const open = () => {
    setWanted(true);
    setOpening({});
  };
  const close = () => setOpening(undefined);
  useMethods(host, {
    open: () => {
      if (drawer) open();
    },
    close,
    refresh: () => cartService().refresh(),
  });
  useListener<MouseEvent>(element, 'click', (event) => {
    const inLink = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!drawer || !inLink || !element.contains(inLink) || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    open();
    if (!Contents) import('./contents.js').catch(() => goTo(inLink.href));
  });
  // The code is there before the click.
  useListener(element, 'pointerover', () => setWanted(true));
  useListener(document, 'sq-cart-added', () => {
    if (drawer && openOnAdd) open();
  });
  useLayoutEffect(() => {
    if (drawer) return;
    setOpening(undefined);
  }, [drawer]);

  if (!Contents) return <slot />;
  return <Contents {...props} block={props} opening={opening} onClose={close} />;
}
