import { useState } from 'react';
import type { Translate } from './controls.js';
import { ProviderVideo, providerVideoOf } from './provider-video.js';
import type { Slide } from '../../../shared/media/slides/read-slide.js';

interface Props {
  item: Slide;
  t: Translate;
}

/** One item, never larger than its own size nor than the screen. It needs a new `key` for another item. */
export function Stage({ item, t }: Props) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { source, image, label, kind, dimensions, element, href } = item;
  const provided = kind === 'video' ? providerVideoOf(element) : null;
  if (provided) return <ProviderVideo source={provided} text={t('openDirectly')} href={href} />;
  if (kind === 'video') {
    const video = element.matches('video') ? element : element.querySelector('video');
    if (video)
      return (
        // eslint-disable-next-line jsx-a11y-x/media-has-caption -- captions are the author's tracks, copied below
        <video
          part="image"
          controls
          autoPlay
          playsInline
          poster={video.poster || undefined}
          src={video.currentSrc || video.src || undefined}
        >
          {[...video.querySelectorAll('track')].map((track) => (
            <track
              key={track.src}
              kind={track.kind}
              src={track.src}
              srcLang={track.srclang}
              label={track.label}
              default={track.default}
            />
          ))}
        </video>
      );
  }
  if (!source || state === 'failed')
    return (
      <p className="failed">
        {t('failed')} {source && <a href={source}>{t('openDirectly')}</a>}
      </p>
    );
  const thumbnail = image?.currentSrc || image?.src;
  // Until the image's size is known it has the shape of the thumbnail.
  const shape = dimensions ?? shapeOf(image);
  return (
    <>
      {state === 'loading' && thumbnail && thumbnail !== source && <img className="thumbnail" src={thumbnail} alt="" />}
      <img
        part="image"
        src={source}
        alt={label}
        width={dimensions?.width}
        height={dimensions?.height}
        draggable={false}
        data-state={state}
        style={
          state === 'loading' && !dimensions && shape
            ? { aspectRatio: `${shape.width} / ${shape.height}`, inlineSize: '100%' }
            : undefined
        }
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </>
  );
}

function shapeOf(image: HTMLImageElement | null) {
  return image && image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
}
