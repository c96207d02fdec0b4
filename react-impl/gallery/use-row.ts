import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { wrapIndex } from './logic/slide-index.js';
import { readRow, scrollToSlide } from './row-geometry.js';

/** Engines without `scrollend`: the row rests when it has not moved for this long. */
const REST_MS = 120;

export interface Row {
  readonly index: number;
  readonly perView: number;
  /** Goes to a slide. Refused, with `false`, while the row is in motion (widgets §4). */
  moveTo(index: number, reason: string, smooth: boolean): boolean;
}

interface RowOptions {
  viewport: RefObject<HTMLElement | null>;
  slides: readonly Element[];
  scrolls: boolean;
  /** The index asked for by the attribute or property. */
  wanted: number;
  onChange(index: number, previousIndex: number, reason: string): void;
}

/** The current slide of a row that the browser scrolls: by command, by touch, by wheel. */
export function useRow({ viewport, slides, scrolls, wanted, onChange }: RowOptions): Row {
  const [index, setIndex] = useState(() => wrapIndex(wanted, slides.length));
  const [perView, setPerView] = useState(1);
  const current = useRef(index);
  const moving = useRef(false);
  const latest = useLatest({ slides, onChange });

  const settle = useCallback(
    (reason?: string) => {
      moving.current = false;
      const { slides: now, onChange: tell } = latest.current;
      const seen = viewport.current && readRow(viewport.current, now);
      if (!seen) return;
      setPerView(seen.perView);
      if (seen.index === current.current || !reason) return;
      const previous = current.current;
      current.current = seen.index;
      setIndex(seen.index);
      tell(seen.index, previous, reason);
    },
    [viewport, latest],
  );

  const moveTo = useCallback(
    (next: number, reason: string, smooth: boolean) => {
      const { slides: now, onChange: tell } = latest.current;
      const slide = now[next];
      if (moving.current || !slide) return false;
      const previous = current.current;
      current.current = next;
      setIndex(next);
      moving.current =
        scrolls &&
        viewport.current !== null &&
        scrollToSlide(viewport.current, slide, smooth ? 'smooth' : 'instant') &&
        smooth;
      if (next !== previous && reason) tell(next, previous, reason);
      return true;
    },
    [latest, scrolls, viewport],
  );

  // The visitor scrolls, or a command's scrolling comes to rest.
  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !scrolls) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => settle('scroll');
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    const type = 'onscrollend' in window ? 'scrollend' : 'scroll';
    const listener = type === 'scrollend' ? rest : onScroll;
    view.addEventListener(type, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      view.removeEventListener(type, listener);
    };
  }, [viewport, scrolls, settle]);

  // The same slide stays in view when the place or the slides change.
  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !scrolls) return;
    const align = () => {
      moving.current = false;
      settle();
      const last = Math.max(0, slides.length - 1);
      if (current.current > last) {
        current.current = last;
        setIndex(last);
      }
      const slide = slides[current.current];
      if (slide) scrollToSlide(view, slide, 'instant');
    };
    align();
    let width = view.clientWidth;
    const observer = new ResizeObserver(() => {
      if (view.clientWidth === width) return;
      width = view.clientWidth;
      align();
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, [viewport, scrolls, slides, settle]);

  // A property write moves without an event.
  useLayoutEffect(() => {
    const next = wrapIndex(wanted, latest.current.slides.length);
    if (next !== current.current) moveTo(next, '', false);
  }, [wanted, latest, moveTo]);

  return { index, perView, moveTo };
}
