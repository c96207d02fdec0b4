import { closest } from './element-calls.js';
import { onePerPage } from '../store.js';

/**
 * Sent before a click on a link that a navigator of the page has taken over, with the same target and properties. A block
 * that handles clicks on links listens for it as well; when the block prevents its default, the navigator gets no click.
 */
export const EARLY_CLICK = 'sq-click';

/**
 * Whether a library replaces the page's content when the link is clicked, and would do so though the click is handled:
 * htmx listens on the link itself, swup does not ask whether the default is prevented, Astro's router listens on the
 * document before any block does. Turbo needs nothing: it asks, and on the window.
 */
const isNavigated = (link: Element) =>
  '_htmx' in link ||
  'htmx-internal-data' in link ||
  document.documentElement.classList.contains('swup-enabled') ||
  document.querySelector('meta[name="astro-view-transitions-enabled"]') !== null;

function handleClick(event: MouseEvent): void {
  const [target] = event.composedPath();
  const link = closest(target, 'a[href]');
  if (!target || !link || !isNavigated(link)) return;
  if (target.dispatchEvent(new MouseEvent(EARLY_CLICK, event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** From now on blocks get clicks on links before the navigators of the page. Pages without one notice nothing. */
export function startEarlyClicks(): void {
  onePerPage('early-clicks', () => {
    addEventListener('click', handleClick, true);
    return true;
  });
}
