import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useState } from 'react';
import { isMotionOff } from '../../shared/platform/page/no-motion.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

/** The class of the message that is shown; the page sheet hides the others. */
const ACTIVE = '.sq-active';
/** Line breaks and empty paragraphs of an editor are no messages. */
const isMessage = (child: Element) => !child.matches('br, p:empty');

/**
 * Shows one message after the other. They rest while the pointer or the focus is on the bar, and while nobody sees the
 * page. Under reduced motion there are no turns: all messages are shown.
 *
 * @param interval in seconds; `undefined`: no turns
 */
export function useTurns(element: HTMLElement, interval: number | undefined, onTurn: (index: number) => void) {
  const messages = useLightChildren(element).filter(isMessage);
  const isStill = useReducedMotion();
  const takesTurns = interval !== undefined && messages.length > 1 && !isStill;
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !isMotionOff());
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(ofDocument('hidden'));
  const shown = messages[index % messages.length];

  useListener(document, 'visibilitychange', () => setHidden(ofDocument('hidden')));
  useListener(element, 'pointerenter', () => setHovered(true));
  useListener(element, 'pointerleave', () => setHovered(false));
  // The focus of the play button does not stop the turns.
  useListener(element, 'focusin', (event) =>
    setFocused(!(event.composedPath()[0] as Element).matches('[part=play-toggle]')),
  );
  useListener(element, 'focusout', () => setFocused(false));

  useLayoutEffect(() => {
    if (!takesTurns || !shown) return;
    return write(shown, ACTIVE, '');
  }, [takesTurns, shown]);

  const runs = takesTurns && playing && !hovered && !focused && !hidden;
  const count = messages.length;
  useLayoutEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => {
      const next = (index + 1) % count;
      setIndex(next);
      onTurn(next);
    }, interval * 1000);
    return () => clearTimeout(timer);
  }, [runs, index, count, interval]); // eslint-disable-line react-hooks/exhaustive-deps -- a new `onTurn` must not start the time again

  return { takesTurns, playing, setPlaying };
}
