import { useLayoutEffect, useRef, useState } from 'react';
import { warnOnce } from '../../../shared/platform/log.js';
import { requestBlock } from '../../../shared/platform/page/page-registry.js';
import type { Slides } from '../../../shared/media/slides/slides.js';

const TAG = 'sq-video';
const STARTS = ['play', 'sq-video-play'];
const ENDS = ['pause', 'ended', 'sq-video-pause', 'sq-video-ended'];
type Video = HTMLElement & { leave?(): Promise<void>; config?: unknown };

/** Videos of a slide: back to their overlay, or paused, as they see fit. */
function leave(slide: Element | undefined): void {
  for (const video of slide?.querySelectorAll<Video>(TAG) ?? []) void video.leave?.().catch(() => {});
  if (slide?.matches(TAG)) void (slide as Video).leave?.().catch(() => {});
  for (const video of slide?.querySelectorAll('video') ?? []) video.pause();
  if (slide instanceof HTMLVideoElement) slide.pause();
}

/**
 * Whether a video of the gallery plays; the one of a slide that is left is stopped (widgets §4, ambiguity A24). Video
 * wrappers of existing templates are given to `sq-video`, which knows how to show them.
 */
export function useVideos(
  element: HTMLElement,
  slides: Slides,
  index: number,
  options: Readonly<Record<string, unknown>>,
): boolean {
  const [playing, setPlaying] = useState(false);
  useLayoutEffect(() => {
    const hear = ({ type }: Event) => setPlaying(STARTS.includes(type));
    // Media events do not bubble.
    for (const type of [...STARTS, ...ENDS]) element.addEventListener(type, hear, { capture: true });
    return () => {
      for (const type of [...STARTS, ...ENDS]) element.removeEventListener(type, hear, { capture: true });
    };
  }, [element]);

  const shown = useRef(slides.list[index]);
  useLayoutEffect(() => {
    if (shown.current !== slides.list[index]) {
      leave(shown.current);
      setPlaying(false);
    }
    shown.current = slides.list[index];
  }, [slides, index]);

  const settings = JSON.stringify(options);
  useLayoutEffect(() => {
    const given = JSON.parse(settings) as Record<string, unknown>;
    if (Object.keys(given).length > 0) for (const video of element.querySelectorAll<Video>(TAG)) video.config = given;
    const wrappers = [...element.querySelectorAll<HTMLElement>('.sqs-video-wrapper')].filter(
      (wrapper) => !wrapper.closest(TAG) && !wrapper.querySelector(TAG),
    );
    if (wrappers.length === 0) return;
    const ready = requestBlock(TAG);
    if (!ready) return warnOnce('VideoLoader not found');
    ready.catch(() => warnOnce('VideoLoader not found'));
    const returned = wrappers.map((wrapper) => adopt(wrapper, given));
    return () => returned.forEach((giveBack) => giveBack());
  }, [element, slides, settings]);
  return playing;
}

/** Puts a video block into a wrapper, over the picture that it holds; answers how to take it out again. */
function adopt(wrapper: HTMLElement, options: Record<string, unknown>): () => void {
  const video = document.createElement(TAG) as Video;
  for (const { name, value } of wrapper.attributes) if (name.startsWith('data-')) video.setAttribute(name, value);
  if (Object.keys(options).length > 0) video.config = options;
  const picture = wrapper.querySelector('img');
  if (picture) {
    if (!video.hasAttribute('heading')) video.setAttribute('heading', picture.alt);
    Object.assign(video.style, { position: 'absolute', inset: '0', aspectRatio: 'auto', background: 'none' });
  }
  wrapper.append(video);
  return () => video.remove();
}
