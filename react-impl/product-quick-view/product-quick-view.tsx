import { useRef } from 'react';
import type { productQuickView } from '../../elements/sq-product-quick-view/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { productQuickViewMessages } from '../../shared/platform/i18n/en/product-quick-view.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { EARLY_CLICK } from '../../shared/platform/page/early-clicks.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { Dialog } from './dialog.js';
import { linkOf } from './link-of.js';
import type { Text } from './text.js';
import { loadCode, useQuickView } from './use-quick-view.js';

/** The author's links. The product of one that is clicked is loaded, and shown in a modal dialog. */
export function ProductQuickView({ host, selector }: BlockProps<typeof productQuickView>) {
  const { element } = host;
  const text: Text = (key) => translate(element, 'productQuickView', productQuickViewMessages, key);
  const { shown, isLoading, open, forget, isFollowing } = useQuickView(host, selector);
  const dialog = useRef<HTMLDialogElement>(null);

  const handleClick = (event: MouseEvent) => {
    const link = isFollowing.current ? undefined : linkOf(event, element);
    if (!link) return;
    event.preventDefault();
    void open(link.href, link);
  };
  useListener(element, 'click', handleClick);
  useListener(element, EARLY_CLICK, handleClick);
  useListener(element, 'pointerover', () => void loadCode().catch(() => {}));
  useMethods(host, {
    open: (address) => open(new URL(address, document.baseURI).href),
    close: () => dialog.current?.close(),
  });
  return (
    <>
      <slot />
      <span part="status" role="status">
        {isLoading && text('loading')}
      </span>
      {shown && <Dialog dialog={dialog} shown={shown} text={text} onClose={forget} />}
    </>
  );
}
