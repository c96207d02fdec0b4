import { useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/use-latest.js';

export interface PageControls {
  /** Selectors of the page's own elements; what finds nothing on the page names a part of the block. */
  readonly next: string;
  readonly previous: string;
  readonly currentIndex: string;
  readonly totalSlides: string;
  readonly position: number;
  readonly count: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  onMove(by: 1 | -1): void;
}

const find = (selector: string): HTMLElement[] => {
  try {
    return selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
  } catch {
    return [];
  }
};

/** The page's own buttons and counters drive the gallery, and tell where it is, as its own do. */
export function usePageControls(options: PageControls): void {
  const { next, previous, currentIndex, totalSlides, position, count, atStart, atEnd } = options;
  const latest = useLatest(options.onMove);
  useLayoutEffect(() => {
    const listeners = ([1, -1] as const).flatMap((by) =>
      find(by > 0 ? next : previous).map((control) => {
        const move = () => latest.current(by);
        control.addEventListener('click', move);
        return () => control.removeEventListener('click', move);
      }),
    );
    return () => listeners.forEach((remove) => remove());
  }, [next, previous, latest]);
  useLayoutEffect(() => {
    for (const [selector, ended] of [
      [next, atEnd],
      [previous, atStart],
    ] as const)
      for (const control of find(selector)) {
        control.classList.toggle('disabled', ended);
        control.setAttribute('aria-disabled', String(ended));
      }
    for (const shown of find(currentIndex)) shown.textContent = String(position + 1);
    for (const shown of find(totalSlides)) shown.textContent = String(count);
  }, [next, previous, currentIndex, totalSlides, position, count, atStart, atEnd]);
}
