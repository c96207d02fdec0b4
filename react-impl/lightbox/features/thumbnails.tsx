import { useLayoutEffect, useRef } from 'react';
import type { Host } from '../../../shared/declaration/derived-types.js';
import { safeSource } from '../../../shared/platform/html/safe-address.js';
import type { lightbox } from '../declaration.js';
import type { Translate } from '../viewer/controls.js';
import type { Viewer } from '../viewer/use-viewer.js';
import sheet from './thumbnails.css' with { type: 'css' };

interface Props {
  host: Host<typeof lightbox>;
  viewer: Viewer;
  t: Translate;
}

/** A strip with a small image of each item, below the item. The current one is kept in view. */
export default function Thumbnails({ host, viewer, t }: Props) {
  const { items, index } = viewer;
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.addSheet(sheet), [host]);
  useLayoutEffect(() => {
    const [box, current] = [strip.current, strip.current?.children[index]];
    if (!box || !current) return;
    const [own, view] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollBy({ left: own.left + own.width / 2 - view.left - view.width / 2 });
  }, [index]);
  return (
    <div part="thumbnails" role="group" aria-label={t('thumbnails')} ref={strip}>
      {Array.from({ length: items.length }, (_, at) => {
        const item = items.at(at)!;
        const name = t(item.kind, { n: at + 1, total: items.length });
        const source = item.image?.currentSrc || item.image?.getAttribute('src') || item.sources[0];
        return (
          <button
            type="button"
            key={at}
            part={at === index ? 'thumbnail thumbnail-current' : 'thumbnail'}
            aria-label={item.label ? `${name}: ${item.label}` : name}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => viewer.show(at)}
          >
            {source && <img src={safeSource(source)} alt="" loading="lazy" decoding="async" draggable={false} />}
          </button>
        );
      })}
    </div>
  );
}
