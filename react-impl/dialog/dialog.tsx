import { useLayoutEffect, useMemo, useRef } from 'react';
import type { dialog as declaration, dialog } from './declaration.js';
import type { BlockProps, Values } from '../../shared/declaration/derived-types.js';
import { nameDialog } from '../../shared/platform/dialogs/name-dialog.js';
import { watchDialog, type WatchedDialog } from '../../shared/platform/dialogs/watch-dialog.js';
import { useLatest } from '../hooks/use-latest.js';
import { useMethods } from '../hooks/use-methods.js';
import { useSubscription } from '../hooks/use-subscription.js';

/** A question made of attributes, by the dialog that scripts use (`sq-blocks/dialogs`). Resolves with the answer. */
async function ask(values: Values<typeof dialog>, signal: AbortSignal): Promise<string> {
  const { confirm } = await import('../../shared/platform/dialogs/confirm.js');
  const { heading: title, message, buttons: style, escapeCancels } = values;
  const labels = {
    ...(values.confirmLabel && { confirm: values.confirmLabel }),
    ...(values.cancelLabel && { cancel: values.cancelLabel }),
    ...(values.rejectLabel && { reject: values.rejectLabel }),
  };
  return confirm({ title, message, style, labels, escapeCancels, signal });
}

const asDialog = (element: Element | null | undefined) => (element instanceof HTMLDialogElement ? element : null);

/**
 * The dialog that follows an empty block, which is no question made of attributes: editors put the block into a paragraph, which ends where a dialog begins
 * (https://html.spec.whatwg.org/multipage/grouping-content.html#the-p-element).
 */
function pushedOut(element: HTMLElement): HTMLDialogElement | null {
  if (element.firstElementChild || element.matches('[heading], [message]')) return null;
  const { nextElementSibling, parentElement } = element;
  return asDialog(nextElementSibling ?? (parentElement?.localName === 'p' ? parentElement.nextElementSibling : null));
}

/** The author's `<dialog>`, also when it is added or replaced later. Dialogs of other blocks inside are not meant. */
function useDialog(element: HTMLElement): HTMLDialogElement | null {
  const source = useMemo(
    () => ({
      get: () =>
        [...element.querySelectorAll('dialog')].find((each) => each.closest(element.localName) === element) ??
        pushedOut(element),
      subscribe(listener: () => void) {
        const observer = new MutationObserver(listener);
        observer.observe(element, { childList: true, subtree: true });
        return () => observer.disconnect();
      },
    }),
    [element],
  );
  return useSubscription(source.subscribe, source.get);
}

/** A modal dialog (widgets §2 and §4 "Confirmation dialog"; W3C pattern "Dialog"). */
export function Dialog({ host, ...values }: BlockProps<typeof declaration>) {
  const { element } = host;
  const dialog = useDialog(element);
  const latest = useLatest(values);
  const watched = useRef<WatchedDialog>(undefined);
  const question = useRef<AbortController>(undefined);
  /** Those who have called `open()`, and wait for the answer. */
  const waiting = useRef<((answer: string) => void)[]>([]);

  const rules = useLatest({
    onAnswer: (answer: string) => host.emit('sq-dialog-answer', { answer }),
    onClosed(answer: string) {
      host.emit('sq-dialog-close', { answer });
      for (const resolve of waiting.current.splice(0)) resolve(answer);
      if (values.destroyOnHide) element.remove();
    },
  });
  useLayoutEffect(() => {
    if (!dialog) return;
    const current = watchDialog(dialog, {
      escapeCancels: () => latest.current.escapeCancels,
      onOpen: () => host.emit('sq-dialog-open', {}),
      onAnswer: (answer) => rules.current.onAnswer(answer),
      onClosed: (answer) => rules.current.onClosed(answer),
    });
    watched.current = current;
    return () => {
      watched.current = undefined;
      current.end();
    };
  }, [host, dialog, latest, rules]);
  const { heading } = values;
  useLayoutEffect(() => (dialog ? nameDialog(dialog, heading) : undefined), [dialog, heading]);
  useLayoutEffect(() => () => question.current?.abort(), []);

  function openQuestion() {
    if (question.current) return;
    const closer = new AbortController();
    question.current = closer;
    const answered = ask(values, closer.signal);
    host.emit('sq-dialog-open', {});
    void answered.then((answer) => {
      question.current = undefined;
      rules.current.onAnswer(answer);
      rules.current.onClosed(answer);
    });
  }
  useMethods(host, {
    open: () =>
      new Promise<string>((resolve) => {
        waiting.current.push(resolve);
        if (watched.current) watched.current.open();
        else openQuestion();
      }),
    close() {
      question.current?.abort();
      void watched.current?.answer('cancel');
    },
  });
  return <slot />;
}
