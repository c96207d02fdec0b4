import { useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import { hasFocus, isFocusFree } from '../element/focus.js';

interface Props {
  readonly element: HTMLElement;
  readonly text: string;
  readonly action: string;
  onTakeBack(): void;
  /** The message had the focus and is removed: the form is shown again and needs the focus. */
  onFocusLost(): void;
}

/**
 * Shows that the submission waits for the network. It takes the focus when the form, which is hidden now, had it; otherwise
 * it is a status.
 */
export function QueuedMessage({ element, text, action, onTakeBack, onFocusLost }: Props) {
  const message = useRef<HTMLParagraphElement>(null);
  const [takesFocus] = useState(() => hasFocus(element));
  const latest = useLatest(onFocusLost);
  useLayoutEffect(() => {
    if (takesFocus) message.current?.focus();
    const reportLoss = () => isFocusFree() && latest.current();
    return () => {
      // In a microtask: the content that replaces the message is not drawn yet, and may take the focus itself.
      if (hasFocus(element)) queueMicrotask(reportLoss);
    };
  }, [element, takesFocus, latest]);
  return (
    <>
      <p ref={message} role={takesFocus ? undefined : 'status'} tabIndex={takesFocus ? -1 : undefined}>
        {text}
      </p>
      <button onClick={onTakeBack}>{action}</button>
    </>
  );
}
