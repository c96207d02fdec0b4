import { warnOnce } from '../../shared/platform/log.js';
import type { GalleryProps } from './gallery-types.js';
import { LiveGallery } from './view/live-gallery.js';

/** With block data that cannot be read, the slides stay as the page-side sheet lays them out (widgets §8). */
export function Gallery(props: GalleryProps) {
  const data = props.host.element.getAttribute('data-block-json');
  if (data !== null && /^(null)?$/.test(data.trim()))
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
