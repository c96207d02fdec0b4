import { useLayoutEffect } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { useHostProperties } from '../host/host-element.js';
import sheet from './clicks.css' with { type: 'css' };

const CURSORS: Readonly<Record<string, string>> = { lightbox: 'zoom-in', next: 'pointer' };

/** The cursor over slides says what a click does. At the last slide, Next does nothing. */
export function useCursors({ element, props, options, layout, atEnd }: GalleryState): void {
  const cursorOf = (action: string) => (action === 'next' && atEnd ? undefined : CURSORS[action]);
  const active = props.lightbox ? 'lightbox' : layout.aligned ? props.activeSlideClickBehavior : options.clickBehavior;
  useLayoutEffect(() => props.host.addSheet(sheet), [props.host]);
  useHostProperties(element, {
    '--sq-gallery-cursor': layout.aligned ? 'pointer' : cursorOf(active),
    '--sq-gallery-active-cursor': cursorOf(active),
  });
}
