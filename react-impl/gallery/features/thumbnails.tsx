import { useLayoutEffect, useRef } from 'react';
import { readSlide } from '../../../shared/media/slides/read-slide.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { safeSource } from '../../../shared/platform/html/safe-address.js';

interface Props {
  slides: Slides;
  index: number;
  label: string;
  textOf(index: number): string;
  onPick(index: number): void;
}

/** A strip with one small image per slide. It scrolls so that the current one is in view. */
export function Thumbnails({ slides, index, label, textOf, onPick }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, current] = [strip.current, strip.current?.children[index]];
    if (!box || !(current instanceof HTMLElement)) return;
    const { left, width } = current.getBoundingClientRect();
    const view = box.getBoundingClientRect();
    if (left < view.left || left + width > view.right)
      box.scrollBy({ left: left + width / 2 - view.left - view.width / 2 });
  }, [index]);
  return (
    <div part="thumbnails" role="group" aria-label={label} ref={strip}>
      {Array.from(slides.list, (slide, at) => {
        const { image, kind } = readSlide(slide);
        const source =
          image?.currentSrc || image?.getAttribute('src') || image?.dataset['src'] || image?.dataset['image'];
        return (
          <button
            type="button"
            key={at}
            part={at === index ? 'thumbnail thumbnail-current' : 'thumbnail'}
            data-kind={kind}
            aria-label={textOf(at)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onPick(at)}
          >
            {source && <img src={safeSource(source)} alt="" loading="lazy" decoding="async" />}
          </button>
        );
      })}
    </div>
  );
}
