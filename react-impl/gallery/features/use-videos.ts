import { ownElement } from '../../../shared/platform/html/written.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { warnOnce } from '../../../shared/platform/log.js';
import { requestBlock } from '../../../shared/platform/page/page-registry.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';
import { isLoop } from './use-loops.js';

const TAG = 'sq-video';
const START_EVENTS = ['play', 'sq-video-play'];
const END_EVENTS = ['pause', 'ended', 'sq-video-pause', 'sq-video-ended'];
const EVENTS = [...START_EVENTS, ...END_EVENTS];
type Video = HTMLElement & { leave?(): Promise<void>; config?: unknown };

/** Stops the films of a slide: `sq-video` returns to its overlay where it has one. */
function stopVideos(slide: Element | undefined): void {
  for (const video of slide?.querySelectorAll<Video>(TAG) ?? []) void video.leave?.().catch(() => {});
  if (slide?.matches(TAG)) void (slide as Video).leave?.().catch(() => {});
  for (const video of slide?.querySelectorAll('video') ?? []) if (!isLoop(video)) video.pause();
  if (slide instanceof HTMLVideoElement && !isLoop(slide)) slide.pause();
}

/**
 * Returns whether a video of the gallery plays. Videos of a slide that is no longer current are stopped (widgets §4,
 * ambiguity A24). Silent loops are pictures and no videos here. Video wrappers of existing templates get an `sq-video`, which shows them.
 */
export function useVideos(
  element: HTMLElement,
  slides: Slides,
  index: number,
  options: Readonly<Record<string, unknown>>,
): boolean {
  const [playing, setPlaying] = useState(false);
  useLayoutEffect(() => {
    const listener = ({ type, target }: Event) => {
      if (!isLoop(target)) setPlaying(START_EVENTS.includes(type));
    };
    // Capture, as media events do not bubble.
    for (const type of EVENTS) element.addEventListener(type, listener, { capture: true });
    return () => {
      for (const type of EVENTS) element.removeEventListener(type, listener, { capture: true });
    };
  }, [element]);

  const previous = useRef(slides.list[index]);
  useLayoutEffect(() => {
    if (previous.current !== slides.list[index]) {
      stopVideos(previous.current);
      setPlaying(false);
    }
    previous.current = slides.list[index];
  }, [slides, index]);

  const settings = JSON.stringify(options);
  useLayoutEffect(() => {
    const config = JSON.parse(settings) as Record<string, unknown>;
    if (Object.keys(config).length > 0) for (const video of element.querySelectorAll<Video>(TAG)) video.config = config;
    const wrappers = [...element.querySelectorAll<HTMLElement>('.sqs-video-wrapper')].filter(
      (wrapper) => !wrapper.closest(TAG) && !wrapper.querySelector(TAG),
    );
    if (wrappers.length === 0) return;
    const ready = requestBlock(TAG);
    if (!ready) return warnOnce('VideoLoader not found');
    ready.catch(() => warnOnce('VideoLoader not found'));
    const videos = wrappers.map((wrapper) => addVideo(wrapper, config));
    return () => videos.forEach((video) => video.remove());
  }, [element, slides, settings]);
  return playing;
}

/** Adds an `sq-video` to a wrapper, over the picture in it, and returns it. */
function addVideo(wrapper: HTMLElement, config: Record<string, unknown>): Video {
  const video = ownElement(document.createElement(TAG)) as Video;
  for (const { name, value } of wrapper.attributes) if (name.startsWith('data-')) writeAttribute(video, name, value);
  if (Object.keys(config).length > 0) video.config = config;
  const picture = wrapper.querySelector('img');
  if (picture) {
    if (!video.hasAttribute('heading')) video.setAttribute('heading', picture.alt);
    Object.assign(video.style, { position: 'absolute', inset: '0', aspectRatio: 'auto', background: 'none' });
  }
  wrapper.append(video);
  return video;
}
