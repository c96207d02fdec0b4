import { readDate, relativeTime } from './relative-time.js';

const TIMES = 'time[data-sq-relative]';
/** Widgets §4. */
const REFRESH_MS = 5000;

/**
 * Keeps `<time datetime="…" data-sq-relative>` up to date, in what it says and for as long as it changes; the author's
 * own text stays where the date cannot be read.
 */
export function startRelativeTimes(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look() {
    clearTimeout(timer);
    let changes = false;
    for (const element of document.querySelectorAll(TIMES)) {
      const date = readDate(element);
      if (!date) continue;
      const text = relativeTime(element, date, Date.now());
      if (element.textContent !== text) element.textContent = text;
      changes ||= Math.abs(Date.now() - date.getTime()) < 60_000 + REFRESH_MS;
    }
    if (changes) timer = setTimeout(look, REFRESH_MS);
  }
  const isTime = (node: Node) => node instanceof Element && (node.matches(TIMES) || node.querySelector(TIMES) !== null);
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isTime))) look();
  });
  observer.observe(document, { childList: true, subtree: true });
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
