import { useLayoutEffect, useRef, useState } from 'react';
import { hasFocus, isFocusFree } from '../element/focus.js';

interface Props {
  readonly element: HTMLElement;
  readonly text: string;
  readonly action: string;
  onTakeBack(): void;
  /** The focus was here, and the form is back. */
  onLeave(): void;
}

/** A submission waits. The focus of the hidden form comes here, and goes back with it; else it is a status. */
export function Queued({ element, text, action, onTakeBack, onLeave }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  const [takesFocus] = useState(() => hasFocus(element));
  useLayoutEffect(() => {
    if (takesFocus) words.current?.focus();
    return () => {
      // What comes in its place is not there yet, and may take the focus by itself.
      if (hasFocus(element)) queueMicrotask(() => isFocusFree() && onLeave());
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: on coming and on going
  }, []);
  return (
    <>
      <p ref={words} role={takesFocus ? undefined : 'status'} tabIndex={takesFocus ? -1 : undefined}>
        {text}
      </p>
      <button onClick={onTakeBack}>{action}</button>
    </>
  );
}
