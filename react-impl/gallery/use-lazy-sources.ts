import { useLayoutEffect } from 'react';

/** Widgets §4 "Images": within 200 px of the viewport. */
const MARGIN = '200px';

/** Images of existing templates name their address in `data-src`: it becomes their `src` when they come near. */
export function useLazySources(slides: readonly Element[]): void {
  useLayoutEffect(() => {
    const images = slides.flatMap((slide) =>
      slide.matches('img') ? [slide] : [...slide.querySelectorAll('img[data-src]')],
    );
    const waiting = images.filter(
      (image): image is HTMLImageElement =>
        image instanceof HTMLImageElement && Boolean(image.dataset['src']) && !image.hasAttribute('src'),
    );
    if (waiting.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
          target.src = target.dataset['src'] ?? '';
          observer.unobserve(target);
        }
      },
      { rootMargin: MARGIN },
    );
    for (const image of waiting) observer.observe(image);
    return () => observer.disconnect();
  }, [slides]);
}
