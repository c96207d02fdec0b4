import { useState, type CSSProperties } from 'react';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import type { Size } from '../../../shared/media/slides/slide-data.js';
import type { Translate } from './controls.js';

interface Props {
  item: Slide;
  current: boolean;
  t: Translate;
}

/** Only the ratio of this size is known. */
const AS_LARGE_AS_POSSIBLE = 100;

/**
 * One image, never larger than its own size nor than its place. Its frame has the final shape before the image is loaded,
 * where the author or the thumbnail tells it, and shows the thumbnail until then.
 */
export function Picture({ item, current, t }: Props) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [natural, setNatural] = useState<Size>();
  const { source, image, label, dimensions } = item;
  if (!source || state === 'failed')
    return (
      <p className="failed">
        {t('failed')} {source && <a href={source}>{t('openDirectly')}</a>}
      </p>
    );
  const thumbnail = image?.currentSrc || image?.src;
  const own = sizeOf(image);
  const size = dimensions ?? natural ?? (thumbnail === source ? own : enlarged(own));
  return (
    <div className="frame" style={size && frameStyle(size)} data-shaped={size ? '' : undefined}>
      {state === 'loading' && thumbnail && thumbnail !== source && <img className="thumbnail" src={thumbnail} alt="" />}
      <img
        part={current ? 'image' : 'image image-beside'}
        fetchPriority={current ? 'high' : 'low'}
        src={source}
        alt={label}
        width={dimensions?.width}
        height={dimensions?.height}
        draggable={false}
        data-state={state}
        onLoad={({ currentTarget }) => {
          setNatural(sizeOf(currentTarget));
          // The thumbnail stays below until the image can be drawn.
          const show = () => setState('loaded');
          currentTarget.decode().then(show, show);
        }}
        onError={() => setState('failed')}
      />
    </div>
  );
}

/** As custom properties, from which the sheet works out the largest size that fits. */
export const frameStyle = ({ width, height }: Size): CSSProperties =>
  ({ '--w': String(width), '--h': String(height) }) as CSSProperties;

function sizeOf(image: HTMLImageElement | null): Size | undefined {
  return image && image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
}

const enlarged = (size: Size | undefined): Size | undefined =>
  size && { width: size.width * AS_LARGE_AS_POSSIBLE, height: size.height * AS_LARGE_AS_POSSIBLE };
