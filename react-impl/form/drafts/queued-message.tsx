import { useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import { hasFocus, isFocusFree } from '../element/focus.js';
import { draftsText } from './drafts-text.js';

export interface QueuedMessageProps {
  readonly element: HTMLElement;
  onTakeBack(): void;
  /** The message had the focus and is removed: the form is shown again and needs the focus. */
  onFocusLost(): void;
}

/**
 * Shows that the submission waits for the network. It takes the focus when the form, which is hidden now, had it; otherwise
 * it is a status.
 */
export function QueuedMessage({ element, onTakeBack, onFocusLost }: QueuedMessageProps) {
  const message = useRef<HTMLDivElement>(null);
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
  const text = draftsText(element, 'queued');
  // Screen readers say nothing of a focused box without a name.
  const box = takesFocus ? ({ role: 'group', 'aria-label': text, tabIndex: -1 } as const) : { role: 'status' };
  return (
    <>
      {/* The text is inside of what takes the focus: see use-success-content.ts. */}
      <div ref={message} {...box}>
        <p>{text}</p>
      </div>
      <button onClick={onTakeBack}>{draftsText(element, 'takeBack')}</button>
    </>
  );
}
