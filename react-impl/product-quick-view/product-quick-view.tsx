import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { productQuickView } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { onClickBeside } from '../../shared/platform/dialogs/on-click-beside.js';
import { safeLink } from '../../shared/platform/html/safe-address.js';
import { productQuickViewMessages } from '../../shared/platform/i18n/en/product-quick-view.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { EARLY_CLICK } from '../../shared/platform/page/early-clicks.js';
import { lockScroll } from '../../shared/platform/page/scroll-lock.js';
import { pushEntry, replaceEntry } from '../hooks/history-entries.js';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { Icon } from '../parts/icon.js';
import { linkOf } from './link-of.js';
import { loadCode, type Shown, useQuickView } from './use-quick-view.js';

/** One of the block's texts, in the language of its place. */
type Text = (key: keyof typeof productQuickViewMessages) => string;

const KEY = 'sqQuickView';
let entries = 0;

const isOwn = (id: string) => (history.state as Record<string, unknown> | null)?.[KEY] === id;

/** A popstate takes some navigators a moment. */
const RESTORE_MS = 100;

/**
 * Takes the state of the page's entry away, and returns how to give it back: a navigator that finds its own state when the
 * dialog's entry is left would load the page again.
 */
function clearState(): () => void {
  const state: unknown = history.state;
  const { href } = location;
  if (state === null) return () => {};
  replaceEntry(null);
  return () =>
    void setTimeout(() => {
      if (location.href === href && history.state === null) replaceEntry(state);
    }, RESTORE_MS);
}

/**
 * For a dialog that is rendered while it is open. Meanwhile the page has a history entry for it, so that Back closes it, as visitors on phones expect.
 * Closing it in another way goes back over the entry, unless the page has navigated meanwhile.
 */
function useBackCloses(close: () => void): void {
  const latest = useLatest(close);
  useLayoutEffect(() => {
    const id = `${performance.timeOrigin}-${++entries}`;
    const restore = clearState();
    pushEntry({ [KEY]: id });
    if (!isOwn(id)) restore();
    let isLeft = false;
    const onLeave = () => {
      // Links inside may lead to a place of the same page.
      if (isOwn(id)) return;
      isLeft = true;
      removeEventListener('popstate', onLeave);
      restore();
      latest.current();
    };
    addEventListener('popstate', onLeave);
    return () => {
      removeEventListener('popstate', onLeave);
      if (isLeft || !isOwn(id)) return;
      addEventListener('popstate', restore, { once: true });
      history.back();
    };
  }, [latest]);
}

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
function Dialog({ dialog, shown, text, onClose }: Props) {
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
      <span part="status" role="status" className="visually-hidden">
        {isLoading && text('loading')}
      </span>
      {shown && <Dialog dialog={dialog} shown={shown} text={text} onClose={forget} />}
    </>
  );
}
