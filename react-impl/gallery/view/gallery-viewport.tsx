import type { GalleryState } from '../gallery-state.js';

/** Within the shadow root of a gallery: the buttons for previous and next name what they control. */
export const VIEWPORT_ID = 'viewport';

/** The element that scrolls, with the author's slides in its slot. */
export function GalleryViewport({ gallery, label }: { gallery: GalleryState; label: string }) {
  const { props, stacked, options } = gallery;
  return (
    <div
      part={`viewport${stacked ? ' stack' : ''}${options.transition === 'new-swipe' ? ' draggable' : ''}`}
      id={VIEWPORT_ID}
      ref={gallery.viewport}
      role="group"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard, also when no slide is a link
      tabIndex={0}
      data-page-scroll={props.allowPageScroll}
      data-accelerate={props.accelerate || undefined}
      data-snap={props.snapPoints === 'none' ? 'none' : undefined}
      data-boundary={props.boundaries[0]}
    >
      <slot />
    </div>
  );
}
