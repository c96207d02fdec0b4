import { useLayoutEffect } from 'react';
import type { GalleryState } from '../gallery-state.js';
import sheet from './draggable-row.css' with { type: 'css' };
import { useEnlargedPage } from './use-enlarged-page.js';
import { useMouseDrag } from './use-mouse-drag.js';

/** Rows that the browser scrolls can also be dragged with a mouse. Loaded at the first interaction. */
export default function DraggableRow({ gallery }: { readonly gallery: GalleryState }) {
  const { props, count, viewport } = gallery;
  const { host } = props;
  const isNeeded = count > 1;
  useLayoutEffect(() => host.addSheet(sheet), [host]);
  useLayoutEffect(() => {
    const view = viewport.current;
    view?.toggleAttribute('data-draggable', isNeeded);
    return () => view?.removeAttribute('data-draggable');
  }, [viewport, isNeeded]);
  useEnlargedPage(viewport);
  useMouseDrag(gallery, isNeeded);
  return null;
}
