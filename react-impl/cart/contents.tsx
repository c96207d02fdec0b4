import { useLayoutEffect, useState, type ReactNode } from 'react';
import { cartEditor } from '../../shared/commerce/cart/lines/cart-editor.js';
import { onClickBeside } from '../../shared/platform/dialogs/on-click-beside.js';
import { lockScroll } from '../../shared/platform/page/scroll-lock.js';
import { Icon } from '../parts/icon.js';
import { useListener } from '../hooks/use-listener.js';
import { useStore } from '../hooks/use-store.js';
import type { ContentsProps } from './props.js';
import { textsOf } from './texts.js';
import { Announcement } from './view/announcement.js';
import { Body } from './view/body.js';

/** What is in the cart: on the page itself, or in the drawer. */
export default function Contents(props: ContentsProps) {
  const { drawer, host } = props;
  const view = useStore(cartEditor());
  useLayoutEffect(() => void cartEditor().reload(), []);
  const announcement = <Announcement host={host} view={view} />;
  if (drawer)
    return (
      <>
        <slot />
        <Drawer {...props}>
          <Body {...props} view={view} />
          {announcement}
        </Drawer>
      </>
    );
  return (
    <>
      {view.phase !== 'ready' && <slot />}
      <Body {...props} view={view} />
      {announcement}
    </>
  );
}

/** A modal dialog at the end of the line. Escape and a click beside it close it; the browser gives the focus back. */
function Drawer({ opening, onClose, host, children }: ContentsProps & { readonly children: ReactNode }) {
  const text = textsOf(host.element);
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const isOpen = opening !== undefined;
  useLayoutEffect(() => (isOpen ? lockScroll() : undefined), [isOpen]);
  useLayoutEffect(() => {
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) {
      dialog.showModal();
      void cartEditor().reload();
    } else dialog.close();
    host.emit(isOpen ? 'sq-cart-open' : 'sq-cart-close', {});
    // `opening` is another one with each opening: Escape closes the drawer sooner than it is said.
  }, [dialog, isOpen, opening, host]);
  useLayoutEffect(() => {
    if (dialog) onClickBeside(dialog, () => dialog.close());
  }, [dialog]);
  // Escape, or a click beside it.
  useListener(dialog, 'close', () => {
    // The event comes later: the drawer may be open again.
    if (!isOpen || dialog?.open) return;
    onClose();
    host.emit('sq-cart-close', {});
  });
  return (
    <dialog part="dialog" ref={setDialog} aria-labelledby="heading">
      <div className="drawer">
        <header>
          <h2 part="heading" id="heading">
            {text('title')}
          </h2>
          <button part="close" type="button" aria-label={text('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
