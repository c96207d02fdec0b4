import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { lightbox } from '../declaration.js';
import type { Host } from '../../../shared/declaration/derived-types.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';
import { useLatest } from '../../hooks/use-latest.js';
import { STEP_THROTTLE_MS } from '../constants.js';
import { beside, type Pane, renderedPanes } from '../logic/panes.js';
import { canGrow, grow, hideThumbnail, shrink } from './grow.js';
import { type Item, type Items, itemsOf } from './viewer-items.js';

/**
 * Lets a step pass at most once in `ms`. `now` is the time of the event in ms. A step that comes too early is taken as soon
 * as it may, if `kept` and no other step comes before.
 */
function useThrottle<T>(step: (by: T) => void, ms: number) {
  const last = useRef(-Infinity);
  const pending = useRef(0);
  const latest = useLatest(step);
  const cancel = () => clearTimeout(pending.current);
  useLayoutEffect(() => cancel, []);
  const take = (by: T, now: number, kept = true) => {
    cancel();
    const wait = last.current + ms - now;
    if (wait > 0) {
      if (kept) pending.current = window.setTimeout(() => take(by, performance.now()), wait);
      return;
    }
    last.current = now;
    latest.current(by);
  };
  return [take, cancel] as const;
}

const find = (host: Element, selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

/** The frame of the image in view: as large as the image, from before it is loaded. */
const currentFrame = (host: Element) => find(host, '[data-current] .frame');

/** The row of items, which is moved from one to the next. */
const row = (host: Element) => find(host, '.row');

/** The time in which the overlay fades, in ms. */
function overlayTime(host: Element): number {
  const overlay = find(host, '[part="overlay"]');
  return overlay ? Number.parseFloat(getComputedStyle(overlay).transitionDuration) * 1000 : 0;
}

/** The animations by which a viewer opens and closes: of the overlay, the stage, and the frame in view. */
const partsThatFade = (host: Element): Animation[] =>
  [find(host, '[part="overlay"]'), find(host, '[part="stage"]'), currentFrame(host)].flatMap(
    (part) => part?.getAnimations() ?? [],
  );

export interface Viewer {
  readonly items: Items;
  readonly index: number;
  readonly item: Item | undefined;
  /** `closing` until the animation has ended. */
  readonly phase: 'closed' | 'open' | 'closing';
  /** Whether the image grows out of its thumbnail or shrinks into it; else it fades. */
  readonly growing: boolean;
  /** What is rendered, by place, and the place that is in view. */
  readonly panes: readonly Pane[];
  readonly place: number;
  /** Opens, or shows another item if it is open. */
  openAt(index: number): void;
  /** Resolves when the viewer is closed. */
  close(): Promise<void>;
  /** At most one step per 200 ms; `now` in milliseconds. A step that comes too early is taken as soon as it may, if `kept`. */
  step(by: 1 | -1, now: number, kept?: boolean): void;
  /** `false` at the ends without `loop`. */
  canStep(by: 1 | -1): boolean;
  show(index: number): void;
}

const CLOSED = {
  items: itemsOf([]),
  current: { place: 0, index: 0 } as Pane,
  /** Items that are sliding out. */
  leaving: [] as readonly Pane[],
  phase: 'closed' as Viewer['phase'],
  growing: false,
  /** Whether the opening animation has ended: then the images beside the current one are loaded. */
  settled: false,
};

/** The state of a viewer. `find` is called each time it opens: the items are those on the page at that moment. */
export function useViewer(host: Host<typeof lightbox>, find: () => Element[], loop: boolean): Viewer {
  const [state, setState] = useState(CLOSED);
  const { items, current, leaving, phase, settled } = state;
  const { index } = current;
  const item = items.at(index);
  const opener = useRef<Element>(null);
  const finishClosing = useRef(() => {});
  const change = (next: Partial<typeof CLOSED>) => flushSync(() => setState((now) => ({ ...now, ...next })));
  const near = (by: 1 | -1) => (settled ? beside(current, by, items.length, loop) : undefined);

  const go = (next: Pane) => {
    if (next.index === index || phase !== 'open' || !items.at(next.index)) return;
    change({ current: next, leaving: [...leaving, current].slice(-3), settled: true });
    void allEnded(row(host.element)?.getAnimations()).then(() =>
      setState((now) => (now.current === next ? { ...now, leaving: [] } : now)),
    );
    host.emit('sq-lightbox-change', { index: next.index });
  };

  const [step, cancelStep] = useThrottle((by: 1 | -1) => {
    const next = beside(current, by, items.length, loop);
    if (next) go(next);
  }, STEP_THROTTLE_MS);

  const viewer: Viewer = {
    items,
    index,
    item,
    phase,
    growing: state.growing,
    panes: renderedPanes(current, leaving, [near(-1), near(1)]),
    place: current.place,
    show: (to) => go({ place: current.place + (to < index ? -1 : 1), index: to }),
    canStep: (by) => beside(current, by, items.length, loop) !== undefined,
    openAt(requested) {
      const found = itemsOf(find());
      if (found.length === 0) return;
      const first = Math.min(Math.max(0, Math.trunc(requested)), found.length - 1);
      if (phase === 'open') return viewer.show(first);
      finishClosing.current();
      opener.current = ofDocument('activeElement');
      const thumbnail = found.at(first)?.image;
      const growing = canGrow(thumbnail);
      change({ ...CLOSED, items: found, current: { place: 0, index: first }, phase: 'open', growing });
      if (growing) growFrame(host.element, thumbnail);
      void allEnded(partsThatFade(host.element)).then(() => setState((now) => ({ ...now, settled: true })));
      host.emit('sq-lightbox-open', { index: first });
    },
    async close() {
      if (phase !== 'open') return;
      cancelStep();
      const thumbnail = item?.image;
      const frame = currentFrame(host.element);
      const growing = frame !== null && canGrow(thumbnail);
      const showThumbnail = growing ? hideThumbnail(thumbnail) : () => {};
      change({ leaving: [], phase: 'closing', growing });
      if (growing) shrink(frame, thumbnail, overlayTime(host.element));
      await new Promise<void>((resolve) => {
        finishClosing.current = () => {
          finishClosing.current = () => {};
          showThumbnail();
          change({ phase: 'closed' });
          focusItem(item?.element, opener.current);
          host.emit('sq-lightbox-close', { index });
          resolve();
        };
        const { current: finish } = finishClosing;
        void allEnded(partsThatFade(host.element)).then(() => finishClosing.current === finish && finish());
      });
    },
    step,
  };
  return viewer;
}

/** The image in view grows out of its thumbnail, which is not seen meanwhile. */
function growFrame(host: Element, thumbnail: HTMLElement) {
  const frame = currentFrame(host);
  if (!frame) return;
  const growth = grow(frame, thumbnail, overlayTime(host));
  void allEnded([growth]).then(hideThumbnail(thumbnail));
}

/** Resolves when all animations have ended or were cancelled. */
const allEnded = (animations: readonly Animation[] = []) =>
  Promise.allSettled(animations.map(({ finished }) => finished));

/** Focuses the thumbnail of the last item shown, else the element that had the focus before the viewer opened. */
function focusItem(element: Element | undefined, opener: Element | null) {
  const focusable = 'a[href], button, [tabindex]';
  const target = element?.matches(focusable) ? element : (element?.querySelector(focusable) ?? opener);
  if (target instanceof HTMLElement) target.focus({ preventScroll: false });
}
