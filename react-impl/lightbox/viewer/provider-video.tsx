import { useLayoutEffect, useRef, useState } from 'react';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import { requestBlock } from '../../../shared/platform/page/page-registry.js';
import { safeLink } from '../../../shared/platform/html/safe-address.js';
import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';

const TAG = 'sq-video';
const COPIED_ATTRIBUTES = ['src', 'heading', 'poster', 'mode', 'data-html', 'data-provider-name'];

/** The element in a slide that names a provider's video; `null` for the author's own video files. */
export const providerVideoOf = (slide: Element): Element | null =>
  [slide, ...slide.querySelectorAll('*')].find((each) => each.matches(`${TAG}, [data-html]`)) ?? null;

/** A provider's video in the viewer: a `sq-video` element, removed when another item is shown. */
export function ProviderVideo({ source, item, text }: { source: Element; item: Slide; text: string }) {
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
