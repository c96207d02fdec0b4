import { useMethods } from '../../hooks/use-methods.js';
import { useProperties } from '../../hooks/use-properties.js';
import type { GalleryState } from '../gallery-state.js';
import { publicOptions } from '../layouts/design-options.js';
import { wrapIndex } from '../logic/positions.js';
import { instant, type Motion } from '../row/scroll-motion.js';
import { useCurrentIndexProperty } from './host-element.js';

/** The methods and properties of the element, for page scripts. */
export function useElementApi(gallery: GalleryState, setPlaying: (playing: boolean) => void): void {
  const { props, element, slides, options, row, move } = gallery;
  const goTo = (index: number, reason: string, motion?: Motion) =>
    void row.moveTo(wrapIndex(index, slides.list.length), reason, motion);
  useMethods(props.host, {
    next: () => void move(1, 'method'),
    previous: () => void move(-1, 'method'),
    goTo: (index) => goTo(index, 'method'),
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    refresh: row.refresh,
  });
  useProperties(props.host, {
    inMotion: () => row.target() !== undefined,
    numberOfSlides: () => slides.list.length,
    linkedGalleries: row.linked,
    designOptions: () => publicOptions(options, props),
  });
  useCurrentIndexProperty(element, row.now, (index) => goTo(index, '', instant));
}
