import { useLayoutEffect, type RefObject } from 'react';
import { onClickBeside } from '../../shared/platform/dialogs/on-click-beside.js';
import { safeLink } from '../../shared/platform/html/safe-address.js';
import { lockScroll } from '../../shared/platform/page/scroll-lock.js';
import { Icon } from '../parts/icon.js';
import type { Shown } from './use-quick-view.js';
import type { Text } from './text.js';
import { useBackCloses } from './use-back-closes.js';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly shown: Shown;
  readonly text: Text;
  onClose(): void;
}

/**
 * Modal: the browser keeps the focus inside, closes it by Escape, and gives the focus back. It has the focus itself at
 * first: screen readers say its name and read it, and a second press of Enter does not close it.
 */
export function Dialog({ dialog, shown, text, onClose }: Props) {
  const close = () => dialog.current?.close();
  useBackCloses(close);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    current.showModal();
    current.focus();
    onClickBeside(current, () => current.close());
  }, [dialog]);
  useLayoutEffect(lockScroll, []);
  return (
    <dialog part="dialog" ref={dialog} tabIndex={-1} aria-label={shown.name} onClose={onClose}>
      <button part="close" type="button" aria-label={text('close')} onClick={close}>
        <Icon name="close" />
      </button>
      <slot name="product" />
      <a part="details" href={safeLink(shown.address)}>
        {text('details')}
      </a>
    </dialog>
  );
}
