import { useLayoutEffect } from 'react';
import type { GalleryState } from '../gallery-state.js';
import sheet from './arrows.css' with { type: 'css' };

/** Previous and Next over the slides, in the middle of the current image: captions below it do not count. */
export function Arrows({ gallery }: { readonly gallery: GalleryState }) {
  const { props, slides, row, viewport, controls } = gallery;
  const { host } = props;
  const slide = slides.list[row.index];
  useLayoutEffect(() => host.addSheet(sheet), [host]);
  useLayoutEffect(() => {
    const [view, box] = [viewport.current, controls.current];
    if (!view || !box || !slide) return;
    const shown = slide.querySelector('img, video') ?? slide;
    const measure = () => {
      const { top, height } = shown.getBoundingClientRect();
      box.style.setProperty('--middle', `${top + height / 2 - view.getBoundingClientRect().top}px`);
    };
    box.dataset['over'] = '';
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    measure();
    return () => {
      observer.disconnect();
      delete box.dataset['over'];
      box.style.removeProperty('--middle');
    };
  }, [slide, viewport, controls]);
  return null;
}
