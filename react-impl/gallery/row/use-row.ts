import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  isHeld,
  joinGalleries,
  linkedWith,
  type LinkedGallery,
} from '../../../shared/media/slides/linked-galleries.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { useLatest } from '../../hooks/use-latest.js';
import { groupOf } from '../logic/positions.js';
import { wrapIndex } from '../logic/slide-index.js';
import type { Alignment } from '../logic/validators.js';
import { afterFrame } from './after-frame.js';
import type { followResize } from './follow-resize.js';
import type { ReadStrip } from './read-strip.js';
import { isNear, readRow, scrollLeftFor, type RowGeometry } from './row-geometry.js';
import { onRest, scrollAtOnce, type Motion, type Passage } from './scroll-motion.js';

export interface Row {
  /** The index as it is drawn. A row that scrolls is on its way before the rest of the gallery tells of it. */
  readonly index: number;
  readonly perView: number;
  /** The index that a motion under way leads to. */
  target(): number | undefined;
  /** The index now, drawn or not. */
  now(): number;
  /**
   * Goes to a slide. Refused, with `false`, while this or a linked gallery is in motion (widgets §4). `by` is the way it
   * goes round where the index does not tell.
   */
  moveTo(index: number, reason: string, motion?: Motion, by?: 1 | -1): boolean;
  /** The galleries that share the index. */
  linked(): readonly Element[];
  /** Reads the row again: its place or its slides have changed. */
  refresh(): void;
}

interface RowOptions {
  readonly element: HTMLElement;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly slides: Slides;
  readonly scrolls: boolean;
  /** One slide is shown in the place of another: by being drawn. */
  readonly stacked: boolean;
  readonly grouped: boolean;
  /** Slides of any width that rest at this line; `undefined` where all are equally wide. */
  readonly aligned: Alignment | undefined;
  /** How those are read; there with the code of sliders. */
  readonly strip: RefObject<ReadStrip | undefined>;
  /** The index asked for by the attribute or property. */
  readonly wanted: number;
  readonly linked: readonly string[];
  readonly motion: Motion;
  readonly refreshOnResize: boolean;
  onChange(index: number, previousIndex: number, reason: string): void;
  /** The change is drawn. */
  onDrawn(index: number, reason: string): void;
}

/** The current slide of a gallery: by command, by a linked gallery, by the visitor's own scrolling. */
export function useRow(options: RowOptions): Row {
  const { element, viewport, slides, scrolls, wanted, refreshOnResize } = options;
  const [index, setIndex] = useState(() => wrapIndex(wanted, slides.list.length));
  const [perView, setPerView] = useState(1);
  const current = useRef(index);
  const moving = useRef<{ readonly to: number }>(undefined);
  const groups = useRef(1);
  const resizing = useRef(false);
  const latest = useLatest(options);

  const callOff = useRef<() => void>(undefined);
  const draw = useCallback(
    (reason: string) => {
      setIndex(current.current);
      if (reason) latest.current.onDrawn(current.current, reason);
    },
    [latest],
  );
  useLayoutEffect(() => () => callOff.current?.(), []);

  const read = useCallback((): RowGeometry | undefined => {
    const { viewport: view, slides: now, aligned, strip } = latest.current;
    if (!view.current) return undefined;
    const seen = aligned ? strip.current?.(view.current, now.list, aligned) : readRow(view.current, now.list);
    groups.current = (latest.current.grouped && seen?.perView) || 1;
    setPerView(groups.current);
    return seen;
  }, [latest]);

  const leftFor = useCallback(
    (to: number) => {
      const { viewport: view, slides: now, aligned } = latest.current;
      const slide = now.list[groupOf(to, groups.current) * groups.current];
      return view.current && slide ? scrollLeftFor(view.current, slide, aligned) : undefined;
    },
    [latest],
  );

  /** The visitor has scrolled: what rests in the view is current. */
  const settle = useCallback(() => {
    const seen = read();
    const left = leftFor(current.current);
    const isWhereItShouldBe = left !== undefined && isNear(left, latest.current.viewport.current?.scrollLeft ?? 0);
    if (!seen || isWhereItShouldBe || groupOf(seen.index, groups.current) === groupOf(current.current, groups.current))
      return;
    const previous = current.current;
    current.current = seen.index;
    draw('scroll');
    latest.current.onChange(seen.index, previous, 'scroll');
    for (const other of linkedWith(self.current!)) other.follow(seen.index);
  }, [read, leftFor, draw, latest]);

  const self = useRef<LinkedGallery>(undefined);
  const go = useCallback(
    (next: number, reason: string, motion: Motion | undefined, tellLinked: boolean, way?: 1 | -1) => {
      const { viewport: view, slides: now, scrolls: inRow, stacked, onChange } = latest.current;
      const [from, to] = [now.list[current.current], now.list[next]];
      if (moving.current || !to) return false;
      if (self.current && tellLinked && isHeld(self.current, next)) return false;
      const previous = current.current;
      current.current = next;
      const left = inRow ? leftFor(next) : undefined;
      let done: Promise<void> | undefined;
      if (view.current && left !== undefined) {
        const passage: Passage = {
          viewport: view.current,
          from: from ?? to,
          to,
          left,
          by: way ?? (next < previous ? -1 : 1),
        };
        done = motion?.(passage);
        if (!motion) scrollAtOnce(view.current, left);
        if (done) {
          const mine = (moving.current = { to: next });
          void done.then(() => {
            if (moving.current !== mine) return;
            moving.current = undefined;
            settle();
          });
        }
      }
      const told = next === previous ? '' : reason;
      // What the browser scrolls in its own time starts at once; what tells of it can wait until it has.
      callOff.current?.();
      if (done && !stacked) callOff.current = afterFrame(() => draw(told));
      else draw(told);
      if (told) onChange(next, previous, told);
      if (tellLinked && self.current) for (const other of linkedWith(self.current)) other.follow(next);
      return true;
    },
    [latest, leftFor, draw, settle],
  );

  const moveTo = useCallback(
    (next: number, reason: string, motion?: Motion, by?: 1 | -1) =>
      go(next, reason, motion ?? latest.current.motion, true, by),
    [go, latest],
  );

  // The same slide stays in view when the place or the slides change.
  const refresh = useCallback(() => {
    const { viewport: view, slides: now } = latest.current;
    if (!view.current) return;
    moving.current = undefined;
    read();
    const last = Math.max(0, now.list.length - 1);
    if (current.current > last) {
      current.current = last;
      setIndex(last);
    }
    const left = leftFor(current.current);
    if (left !== undefined) scrollAtOnce(view.current, left);
  }, [latest, read, leftFor]);

  useLayoutEffect(() => {
    const gallery: LinkedGallery = {
      element,
      linked: () => latest.current.linked,
      target: () => moving.current?.to,
      follow: (next) => {
        if (next !== current.current && latest.current.slides.list[next])
          go(next, 'linked', latest.current.motion, false);
      },
    };
    self.current = gallery;
    return joinGalleries(gallery);
  }, [element, go, latest]);

  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !scrolls) return;
    return onRest(view, () => {
      // What the browser scrolls because the place has changed is no visitor's doing.
      if (!moving.current && !resizing.current) settle();
    });
  }, [viewport, scrolls, settle]);

  useLayoutEffect(() => {
    if (scrolls) refresh();
  }, [scrolls, slides, refresh]);

  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !scrolls || !refreshOnResize) return;
    const width = view.clientWidth;
    let isGone = false;
    let following: ReturnType<typeof followResize> | undefined;
    const onResizing = (now: boolean) => {
      resizing.current = now;
      if (!now) refresh();
    };
    const onWidth = () => {
      const left = leftFor(current.current);
      if (left !== undefined) scrollAtOnce(view, left);
    };
    // Few rows are ever resized: what follows one comes with the first other width.
    const observer = new ResizeObserver(() => {
      if (following) return following.look();
      if (resizing.current || view.clientWidth === width) return;
      resizing.current = true;
      import('./follow-resize.js').then(
        (code) => {
          if (!isGone) following = code.followResize(view, width, { onResizing, onWidth });
        },
        () => onResizing(false),
      );
    });
    observer.observe(view);
    return () => {
      isGone = true;
      observer.disconnect();
      following?.stop();
      resizing.current = false;
    };
  }, [viewport, scrolls, refreshOnResize, refresh, leftFor]);

  // A property write moves without an event.
  const asked = useRef(wanted);
  useLayoutEffect(() => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    const next = wrapIndex(wanted, latest.current.slides.list.length);
    if (next !== current.current) go(next, '', undefined, true);
  }, [wanted, latest, go]);

  return {
    index,
    perView,
    target: () => moving.current?.to,
    now: () => current.current,
    linked: () => (self.current ? linkedWith(self.current).map((other) => other.element) : []),
    moveTo,
    refresh,
  };
}
