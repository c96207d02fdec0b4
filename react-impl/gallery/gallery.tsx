import { warnOnce } from '../../shared/platform/log.js';
import type { GalleryProps } from './gallery-state.js';
import { LiveGallery } from './view/live-gallery.js';

/** Block data that cannot be read leaves the page's own layout, and nothing more (widgets §8). */
export function Gallery(props: GalleryProps) {
  const data = props.host.element.getAttribute('data-block-json');
  if (data !== null && /^\s*(null)?\s*$/.test(data))
    warnOnce('Error evaluating gallery block data', props.host.element);
  else if (data !== null && !isJson(data)) return <slot />;
  return <LiveGallery {...props} />;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
