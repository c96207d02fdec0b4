import { useLayoutEffect } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import type { FollowedResize } from './follow-resize.js';
import { refreshRow, scrollToCurrent } from './move-row.js';
import type { RowOptions, RowState } from './row-state.js';

/** How much rounding alone may change the width, in pixels of the screen, when the box moves. */
const ROUNDING_PX = 1;

/**
 * Calls back when the box has another width on the screen: its own, or the same under another `zoom` of the page, after
 * which Firefox has kept the scroll position in pixels of the screen.
 */
function observeZoom(view: HTMLElement, onChange: () => void): ResizeObserver {
  let known = NaN;
  const observer = new ResizeObserver(([entry]) => {
    const width = entry!.devicePixelContentBoxSize[0]!.inlineSize;
    if (Math.abs(width - known) > ROUNDING_PX) onChange();
    known = width;
  });
  try {
    observer.observe(view, { box: 'device-pixel-content-box' });
  } catch {
    // Safari has no such box, and needs none.
  }
  return observer;
}

/** Keeps the current slide in view while the width changes, and measures the row when that is over. */
export function useRefreshOnResize(row: RowState, { viewport, layout, refreshOnResize }: RowOptions): void {
  const { scrolls } = layout;
  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !scrolls || !refreshOnResize) return;
    const width = view.clientWidth;
    let isRemoved = false;
    let followed: FollowedResize | undefined;
    const onResizing = (resizing: boolean) => {
      row.isResizing = resizing;
      if (!resizing) refreshRow(row);
    };
    // Few rows are ever resized: the code for it is loaded at the first change of width.
    const observer = new ResizeObserver(() => {
      if (followed) return followed.check();
      if (row.isResizing || view.clientWidth === width) return;
      row.isResizing = true;
      import('./follow-resize.js').then(
        ({ followResize }) => {
          if (!isRemoved) followed = followResize(view, width, { onResizing, onWidth: () => scrollToCurrent(row) });
        },
        () => onResizing(false),
      );
    });
    observer.observe(view);
    const zoom = observeZoom(view, () => row.moving || row.isResizing || scrollToCurrent(row));
    return () => {
      isRemoved = true;
      observer.disconnect();
      zoom.disconnect();
      followed?.stop();
      row.isResizing = false;
    };
  }, [row, viewport, scrolls, refreshOnResize]);
}

/** A device that is turned has another width: where changes of width are followed, that is enough. */
export function useRefreshOnOrientationChange(row: RowState, options: RowOptions): void {
  const isNeeded = options.refreshOnOrientationChange && !options.refreshOnResize;
  const { orientation } = isNeeded ? (screen as { orientation?: EventTarget }) : {};
  useListener(orientation, 'change', () => refreshRow(row));
}
