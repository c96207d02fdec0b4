import { useLayoutEffect } from 'react';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

/** A video that plays by itself, silently, without end and without controls: to a visitor it is a picture that moves. */
export const isLoop = (node: unknown): boolean =>
  node instanceof HTMLVideoElement && node.autoplay && node.loop && node.muted && !node.controls;

const play = (video: HTMLVideoElement) => void video.play().catch(() => {});

/**
 * Plays silent loops whenever they are seen, also those that come late: a browser starts them by itself only once, and
 * leaves them paused where their element was taken out of the page, or the page was in the background. While disabled they
 * are the browser's own.
 */
export function useLoops(element: HTMLElement, slides: Slides, enabled: boolean): void {
  useLayoutEffect(() => {
    if (!enabled || typeof IntersectionObserver !== 'function') return;
    const seen = new Set<HTMLVideoElement>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const video = target as HTMLVideoElement;
        if (isIntersecting) seen.add(video);
        else seen.delete(video);
        if (!isLoop(video)) continue;
        if (isIntersecting) play(video);
        else video.pause();
      }
    });
    const start = ({ target }: Event) => {
      if (!isLoop(target)) return;
      const video = target as HTMLVideoElement;
      observer.observe(video);
      if (seen.has(video)) play(video);
    };
    const startAll = () => {
      if (!ofDocument('hidden')) for (const video of seen) if (isLoop(video)) play(video);
    };
    for (const video of element.querySelectorAll('video')) observer.observe(video);
    // Sources, and scripts that mute, may come later.
    for (const type of TYPES) element.addEventListener(type, start, { capture: true });
    document.addEventListener('visibilitychange', startAll);
    return () => {
      observer.disconnect();
      for (const type of TYPES) element.removeEventListener(type, start, { capture: true });
      document.removeEventListener('visibilitychange', startAll);
    };
  }, [element, slides, enabled]);
}
const TYPES = ['canplay', 'volumechange'];
