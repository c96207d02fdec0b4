import { useLayoutEffect, useState } from 'react';

/** Where sections are one below the other, in px. sq-menu.css has the same width. */
const NARROW_PX = 480;

/** Whether the place is narrow, whatever the window. A block that is not rendered has no width, and is not narrow. */
export function useNarrow(element: HTMLElement): boolean {
  const read = () => element.clientWidth > 0 && element.clientWidth < NARROW_PX;
  const [isNarrow, setNarrow] = useState(read);
  useLayoutEffect(() => {
    let frame = 0;
    // A frame later: a change of the block's height within the callback would be an error of the page.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setNarrow(read));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]); // eslint-disable-line react-hooks/exhaustive-deps -- `read` depends on the element alone
  return isNarrow;
}
