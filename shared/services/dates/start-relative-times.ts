import { relativeTimeMessages } from '../../platform/i18n/en/relative-time.js';
import { languageOf, translate } from '../../platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../platform/log.js';
import { hasMatching } from '../../platform/page/element-calls.js';
import { RELATIVE_TIMES } from '../../platform/page/served-elements.js';

/** Ambiguity A55: "just now" for as long as one refresh takes. */
const NOW_S = 5;
const RELATIVE_S = 60;

/**
 * The text for a moment: "just now" under 5 s, "about N seconds ago" under 60 s; a date in the element's language for
 * older moments and for the future (widgets §4, ambiguity A55). `now` is ms since 1970.
 */
export function relativeTime(element: Element, date: Date, now: number): string {
  const seconds = Math.floor((now - date.getTime()) / 1000);
  if (seconds < 0 || seconds >= RELATIVE_S)
    return new Intl.DateTimeFormat(languageOf(element), { dateStyle: 'medium' }).format(date);
  const key = seconds < NOW_S ? 'justNow' : 'secondsAgo';
  return translate(element, 'relativeTime', relativeTimeMessages, key, { n: seconds });
}

/** The date in the element's `datetime`, as text or ms since 1970. An invalid date is only logged (storefront §8). */
function readDate(element: Element): Date | undefined {
  const text = element.getAttribute('datetime') ?? '';
  const date = new Date(/^\d{5,}$/.test(text) ? Number(text) : text);
  if (!Number.isNaN(date.getTime())) return date;
  warnOnce(`${nameOf(element)} datetime="${text}" is not a date.`, element);
  return undefined;
}

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
