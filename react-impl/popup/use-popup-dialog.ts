import { useLayoutEffect, useRef, type RefObject } from 'react';
import { nameDialog } from '../../shared/platform/dialogs/name-dialog.js';
import { watchDialog, type WatchedDialog } from '../../shared/platform/dialogs/watch-dialog.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { useLatest } from '../hooks/use-latest.js';

/** Something in the author's dialog that closes it by a press. */
const CLOSERS = 'form[method=dialog i], [formmethod=dialog i], [command=close], [command=request-close]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';

interface Rules {
  /** The name given by the author. */
  readonly label: string;
  /** The name of a popup without a heading. */
  readonly fallback: string;
  onOpen(): void;
  onClosed(): void;
}

/**
 * Follows the dialog of a popup: the block's own, or the author's. The block's own gets the focus itself, or what the
 * author has marked with `autofocus`: a press that was meant for the page must not close it.
 */
export function usePopupDialog(
  element: HTMLElement,
  author: HTMLDialogElement | undefined,
  own: RefObject<HTMLDialogElement | null>,
  rules: Rules,
): RefObject<WatchedDialog | undefined> {
  const watched = useRef<WatchedDialog>(undefined);
  const latest = useLatest(rules);
  useLayoutEffect(() => {
    const dialog = author ?? own.current;
    if (!dialog) return;
    if (author && !author.querySelector(CLOSERS))
      warnOnce(
        `${nameOf(element)}: its <dialog> has no button that closes it, such as <form method="dialog">.`,
        author,
      );
    const unname = author ? nameDialog(author, latest.current.label) : undefined;
    const current = watchDialog(
      dialog,
      {
        escapeCancels: () => true,
        onOpen() {
          if (!author) {
            const { label, fallback } = latest.current;
            dialog.ariaLabel = label || element.querySelector(HEADINGS)?.textContent?.trim() || fallback;
            (element.querySelector<HTMLElement>('[autofocus]') ?? dialog).focus();
          }
          latest.current.onOpen();
        },
        onAnswer: () => true,
        onClosed: () => latest.current.onClosed(),
      },
      author ?? element,
    );
    watched.current = current;
    return () => {
      watched.current = undefined;
      current.end();
      unname?.();
    };
  }, [element, author, own, latest]);
  return watched;
}
