import type { GalleryState } from '../gallery-state.js';

/** The element that scrolls, with the author's slides in its slot. */
export function GalleryViewport({ gallery, label }: { gallery: GalleryState; label: string }) {
  const { props, stacked, options } = gallery;
  return (
    <div
      part={`viewport${stacked ? ' stack' : ''}${options.transition === 'new-swipe' ? ' draggable' : ''}`}
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
