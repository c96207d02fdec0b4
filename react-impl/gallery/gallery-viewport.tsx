import type { Ref } from 'react';
import type { Boundary } from './logic/validators.js';

interface Props {
  box: Ref<HTMLDivElement>;
  label: string;
  /** Slides change places on top of each other. */
  stacked: boolean;
  /** The row follows the finger. */
  draggable: boolean;
  pageScroll: string;
  accelerate: boolean;
  snaps: boolean;
  boundaries: readonly [Boundary, Boundary];
}

/** What the slides are scrolled in. */
export function GalleryViewport({ box, label, stacked, draggable, pageScroll, accelerate, snaps, boundaries }: Props) {
  return (
    <div
      part={['viewport', stacked && 'stack', draggable && 'draggable'].filter(Boolean).join(' ')}
      ref={box}
      role="group"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what is scrolled must be reachable by keyboard, also when no slide is a link
      tabIndex={0}
      data-page-scroll={pageScroll}
      data-accelerate={accelerate || undefined}
      data-snap={snaps ? undefined : 'none'}
      data-boundary={boundaries[0]}
    >
      <slot />
    </div>
  );
}
