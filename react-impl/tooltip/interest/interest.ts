import type { Anchor, Surface } from '../surface.js';

/** What the watchers of the pointer, the focus and fingers share. */
export interface Interest {
  readonly target: HTMLElement;
  readonly bubble: HTMLElement;
  readonly surface: Surface;
  /** In ms. */
  readonly delay: () => number;
  readonly besideTarget: Anchor;
  isShown(): boolean;
  on<E extends Event>(to: EventTarget, type: string, run: (event: E) => void, capture?: boolean): void;
  /** One timer for all: what starts last counts. */
  later(ms: number, run: () => void): void;
  stop(): void;
}
