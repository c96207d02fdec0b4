import { useState } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import { useVisible } from '../../hooks/use-visible.js';

/** Whether the gallery is in view of a page that is shown, with the focus elsewhere. */
export function useWatched(element: HTMLElement): boolean {
  const visible = useVisible(element);
  const [focused, setFocused] = useState(() => element.matches(':focus-within'));
  const [hidden, setHidden] = useState(document.hidden);
  useListener(element, 'focusin', () => setFocused(true));
  useListener<FocusEvent>(element, 'focusout', ({ relatedTarget }) =>
    setFocused(relatedTarget instanceof Node && element.contains(relatedTarget)),
  );
  useListener(document, 'visibilitychange', () => setHidden(document.hidden));
  return visible && !focused && !hidden;
}
