import { safeAddress } from '../html/safe-address.js';
import { allMatching } from './element-calls.js';

/** The frames of players, by what their sites' embed codes allow them, or by the site. */
const PLAYER = [
  '[allow*="autoplay" i]',
  ...['youtube', 'vimeo', 'dailymotion', 'loom.com', 'twitch.tv', 'wistia'].map((site) => `[src*="${site}"]`),
]
  .map((attribute) => `iframe[src]${attribute}`)
  .join();
/** Without those that a page uses as moving pictures. */
const MEDIA = 'video:not([autoplay][muted][loop]), audio';
type Block = HTMLElement & { leave?(): Promise<void> };

const stopped = new WeakSet<Element>();

/** What matches inside an element, also in its slots. */
const inside = <E extends Element>(element: Element, selector: string) =>
  [
    element,
    ...[...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true })),
  ].flatMap((root) => allMatching(root, selector) as E[]);

/** Stops the films and sounds in an element that the visitor has closed: nobody could stop them any more. */
export function stopMedia(element: Element): void {
  for (const media of inside<HTMLMediaElement>(element, MEDIA)) media.pause();
  for (const video of inside<Block>(element, 'sq-video')) void video.leave?.().catch(() => {});
  for (const frame of inside<HTMLIFrameElement>(element, PLAYER)) {
    stopped.add(frame);
    // A change of `src` would add an entry to the history.
    frame.contentWindow?.location.replace('about:blank');
  }
}

/** Puts back the players whose frames were emptied, when the element is opened again. */
export function restoreMedia(element: Element): void {
  for (const frame of inside<HTMLIFrameElement>(element, PLAYER)) {
    const address = safeAddress(frame.src);
    if (stopped.delete(frame) && address) frame.contentWindow?.location.replace(address);
  }
}
