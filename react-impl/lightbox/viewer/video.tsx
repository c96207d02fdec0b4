import { useLayoutEffect, useRef, useState } from 'react';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import { CONFINES, mayBeOfStranger } from '../../../shared/platform/html/confined.js';
import { safeLink, safeSource } from '../../../shared/platform/html/safe-address.js';
import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';
import { requestBlock } from '../../../shared/platform/page/page-registry.js';
import type { Translate } from './controls.js';
import { Failed, Picture } from './picture.js';
import type { Item } from './viewer-items.js';

const TAG = 'sq-video';
const COPIED_ATTRIBUTES = ['src', 'heading', 'poster', 'mode', 'data-html', 'data-provider-name'];

/** The element in a slide that names a provider's video; `null` for the author's own video files. */
const providerVideoOf = (slide: Element): Element | null =>
  [slide, ...slide.querySelectorAll('*')].find((each) => each.matches(`${TAG}, [data-html]`)) ?? null;

/** A provider's video in the viewer: a `sq-video` element, removed when another item is shown. */
function ProviderVideo({ source, item, text }: { source: Element; item: Slide; text: string }) {
  const { image } = item;
  const href = safeLink(item.href);
  const box = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  useLayoutEffect(() => {
    const ready = requestBlock(TAG);
    if (!ready) return setMissing(true);
    ready.catch(() => setMissing(true));
    const video = document.createElement(TAG);
    const inner = source.querySelector('[data-html]');
    for (const name of COPIED_ATTRIBUTES) {
      const value = source.getAttribute(name) ?? inner?.getAttribute(name);
      if (value) writeAttribute(video, name, value);
    }
    if (mayBeOfStranger(source)) video.setAttribute(CONFINES, '');
    // As large as its place: the size in an embed code is that of a column of text.
    if (!video.hasAttribute('mode')) video.setAttribute('mode', 'fit');
    const picture = image?.cloneNode();
    if (picture) video.append(picture);
    box.current?.append(video);
    return () => video.remove();
  }, [source, image]);
  return (
    <div part="image" className="frame video" ref={box}>
      {missing && (href ? <a href={href}>{text}</a> : text)}
    </div>
  );
}

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
