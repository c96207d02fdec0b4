import { hasMatching } from '../../platform/page/element-calls.js';
import { RELATIVE_TIMES } from '../../platform/page/served-elements.js';
import { readDate, relativeTime } from './relative-time.js';

/** As long as "just now" is shown. */
const REFRESH_MS = 5000;

/**
 * Writes the relative time into each `<time datetime="…" data-sq-relative>` and refreshes it while it can change. Where
 * the date cannot be read, the author's own text stays.
 */
export function startRelativeTimes(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function update() {
    clearTimeout(timer);
    let willChange = false;
    for (const element of document.querySelectorAll(RELATIVE_TIMES)) {
      const date = readDate(element);
      if (!date) continue;
      const text = relativeTime(element, date, Date.now());
      if (element.textContent !== text) element.textContent = text;
      willChange ||= Math.abs(Date.now() - date.getTime()) < 60_000 + REFRESH_MS;
    }
    if (willChange) timer = setTimeout(update, REFRESH_MS);
  }
  const isTime = (node: Node) => hasMatching(node, RELATIVE_TIMES);
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isTime))) update();
  });
  observer.observe(document, { childList: true, subtree: true });
  update();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
