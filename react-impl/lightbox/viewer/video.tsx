import { useState } from 'react';
import type { Translate } from './controls.js';
import { Failed, Picture } from './picture.js';
import { ProviderVideo, providerVideoOf } from './provider-video.js';
import type { Item } from './viewer-items.js';
import { safeSource } from '../../../shared/platform/html/safe-address.js';

interface Props {
  item: Item;
  current: boolean;
  t: Translate;
}

/** A video of the page's own, or a provider's. It exists only while it is the item in view; beside it there is its picture. */
export function Video({ item, current, t }: Props) {
  const { element, image } = item;
  /** Whether the film had the focus when it failed; `undefined` until it does. */
  const [focused, setFocused] = useState<boolean>();
  const provided = providerVideoOf(element);
  const video = element.matches('video') ? element : element.querySelector('video');
  if (!provided && !video) return <Picture item={item} current={current} t={t} />;
  if (!current) {
    const picture = image?.currentSrc || image?.src || video?.poster;
    return picture ? (
      <div className={provided ? 'frame video' : 'frame'}>
        <img className="thumbnail" src={safeSource(picture)} alt="" />
      </div>
    ) : null;
  }
  if (provided) return <ProviderVideo source={provided} item={item} text={t('openDirectly')} />;
  if (!video) return null;
  const source = video.currentSrc || video.src;
  if (focused !== undefined)
    return <Failed text={t('failedVideo')} address={item.link ?? source} t={t} focused={focused} />;
  const fail = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => setFocused(currentTarget.matches(':focus'));
  return (
    // eslint-disable-next-line jsx-a11y-x/media-has-caption -- captions are the author's tracks, copied below
    <video
      part="image"
      controls
      autoPlay
      playsInline
      poster={safeSource(video.poster)}
      src={safeSource(source)}
      onError={fail}
      // Of a camera's file the browser may know the sound alone.
      onLoadedMetadata={(event) => event.currentTarget.videoWidth || fail(event)}
    >
      {[...video.querySelectorAll('track')].map((track) => (
        <track
          key={track.src}
          kind={track.kind}
          src={safeSource(track.src)}
          srcLang={track.srclang}
          label={track.label}
          default={track.default}
        />
      ))}
    </video>
  );
}
