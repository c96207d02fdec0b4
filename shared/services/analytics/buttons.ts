import { closest, hasMatching } from '../../platform/page/element-calls.js';
import { nameOf, warnOnce } from '../../platform/log.js';
import { census } from './census.js';
import { payloadText } from './payload.js';

const MARK = 'data-sq-track-button';
const MARKED = `[${MARK}]`;

/** The link or button itself: the marked element, or the first one inside it. */
const controlOf = (marked: Element): Element =>
  marked.matches('a, button') ? marked : (marked.querySelector('a, button') ?? marked);

/** The JSON of the mark. Empty for an empty or unreadable mark: the element's attributes are then used. */
function readMark(marked: Element): Record<string, unknown> {
  try {
    return Object(JSON.parse(marked.getAttribute(MARK) ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * The button tracking payload (storefront §3). Attributes are read by `getAttribute`: the fields of a form hide its
 * properties.
 */
export function buttonData(marked: Element): Record<string, string> | undefined {
  const mark = readMark(marked);
  const control = controlOf(marked);
  const attribute = (name: string, element = marked) => element.getAttribute(name);
  const id = payloadText(mark['id'] ?? attribute('id'));
  if (!id) {
    warnOnce(`${nameOf(marked)} is not tracked: it has no id.`);
    return undefined;
  }
  return {
    id,
    buttonText: (payloadText(control.textContent) ?? '').replace(/\s+/g, ' ').trim(),
    clickthroughUrl: payloadText(attribute('href', control)) ?? '',
    alignment: payloadText(mark['alignment'] ?? attribute('data-alignment')) ?? '',
    size: payloadText(mark['size'] ?? attribute('data-size')) ?? '',
    newWindow: String(attribute('target', control) === '_blank'),
    context: marked.closest('sq-popup') ? 'popup-overlay' : 'button-block',
  };
}

/**
 * Records each marked button once when it comes into view, including buttons that are added later. A browser without
 * IntersectionObserver cannot say that, and records none.
 */
function trackRenders(signal: AbortSignal): void {
  if (typeof IntersectionObserver !== 'function') return;
  const observed = new WeakSet<Element>();
  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visibility.unobserve(target);
      census('button-render', () => buttonData(target));
    }
  });
  const observeNew = () => {
    for (const marked of document.querySelectorAll(MARKED)) {
      if (!observed.has(marked)) visibility.observe(marked);
      observed.add(marked);
    }
  };
  const additions = new MutationObserver((records) => {
    // The whole page is looked at only for new buttons: other scripts may change it in each frame.
    const hasButtons = (node: Node) => hasMatching(node, MARKED);
    if (records.some(({ addedNodes }) => [...addedNodes].some(hasButtons))) observeNew();
  });
  additions.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    visibility.disconnect();
    additions.disconnect();
  });
  observeNew();
}

function trackClicks(signal: AbortSignal): void {
  const handleClick = ({ target, button }: MouseEvent) => {
    if (!(target instanceof Element) || button > 1) return;
    const marked = closest(target, MARKED);
    if (marked && controlOf(marked).contains(target)) census('button-click', () => buttonData(marked));
  };
  // In the capture phase: a page's own handler may stop the event. The middle button, which opens links, is an `auxclick`.
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, handleClick, { capture: true, passive: true, signal });
}

export function trackButtons(signal: AbortSignal): void {
  trackRenders(signal);
  trackClicks(signal);
}
