import { useRef, type RefObject } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { safeAddress } from '../../shared/platform/html/safe-address.js';
import type { map } from './declaration.js';
import type { MapHandle, MapOptions, Place } from './engines/engine.js';
import { externalLink } from './logic/external-link.js';
import { useMarkerDrag } from './use-marker-drag.js';

/** Opens an address in a new tab without a reference to this one; replaced by tests. */
export const browser = { open: (url: string) => void window.open(safeAddress(url), '_blank', 'noopener') };

/**
 * Moves the marker by drag or keys, and returns the handler of a click on it, which opens its position on an external
 * maps page. `name` is the text of the address.
 */
export function useMarker(
  { host, linkOnClick }: BlockProps<typeof map>,
  marker: RefObject<HTMLElement | null>,
  handle: RefObject<MapHandle | undefined>,
  { markerLat: lat, markerLng: lng, zoom, markerDraggable }: MapOptions,
  name: string,
): () => void {
  // The visitor's position of the marker holds until the author moves it.
  const authorPosition = `${lat},${lng}`;
  const moved = useRef<Place & { from: string }>(undefined);
  const position = (): Place =>
    moved.current?.from === authorPosition ? { lat: moved.current.lat, lng: moved.current.lng } : { lat, lng };

  useMarkerDrag(marker, {
    draggable: markerDraggable,
    onMove(x, y) {
      const place = handle.current?.moveMarker(x, y);
      if (place) moved.current = { ...place, from: authorPosition };
    },
    onDrop: () => host.emit('sq-marker-move', position()),
  });
  return () => {
    const place = position();
    const url = externalLink({ ...place, zoom: Math.round(handle.current?.zoom ?? zoom), text: name });
    if (host.emit('sq-marker-click', { ...place, url }) && linkOnClick) browser.open(url);
  };
}
