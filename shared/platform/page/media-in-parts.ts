/** What has a sound, or may have one. */
const MEDIA = 'video, audio, iframe, sq-video';

/**
 * To be called when a block has hidden or shown a part of its content: a film that nobody sees would play on, and nobody
 * could stop it. The code is loaded where there is a film.
 */
export function noteShown(block: Element, part: Element, isShown: boolean): void {
  // What is in a slot of the part is a child of the block.
  if (!(part.querySelector('slot') ? block : part).querySelector(MEDIA)) return;
  import('./stop-media.js').then(
    ({ stopMedia, restoreMedia }) => (isShown ? restoreMedia(part) : stopMedia(part)),
    () => {}, // the part stays as it is
  );
}
