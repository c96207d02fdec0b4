import { useLayoutEffect, useRef, useState } from 'react';
import { requestBlock } from '../../../shared/platform/page/page-registry.js';

const TAG = 'sq-video';
const COPIED_ATTRIBUTES = ['src', 'heading', 'poster', 'mode', 'data-html', 'data-provider-name'];

/** The element in a slide that names a provider's video; `null` for the author's own video files. */
export const providerVideoOf = (slide: Element): Element | null =>
  [slide, ...slide.querySelectorAll('*')].find((each) => each.matches(`${TAG}, [data-html]`)) ?? null;

/** A provider's video in the viewer: a `sq-video` element, removed when another item is shown. */
export function ProviderVideo({ source, text, href }: { source: Element; text: string; href: string | undefined }) {
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
      if (value) video.setAttribute(name, value);
    }
    const picture = source.querySelector('img')?.cloneNode();
    if (picture) video.append(picture);
    box.current?.append(video);
    return () => video.remove();
  }, [source]);
  return (
    <div part="image" className="video" ref={box}>
      {missing && (href ? <a href={href}>{text}</a> : text)}
    </div>
  );
}
