/** What a press consists of, to Chromium: of these Interaction to Next Paint is made. */
export const PRESS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'keyup'];
export const TOUCH = ['touchstart', 'touchend', 'pointerdown', 'pointerup', 'pointercancel'];
export const HOVER = ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'];
/** No event is reported that took less, in ms. */
const SHORTEST_EVENT = 16;

/** Runs in the page: every event with its times, as Event Timing has them. */
function noteEvents() {
  window.eventTimes = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, processingEnd, duration } of list.getEntries())
      window.eventTimes.push({ name, startTime, handled: processingEnd - startTime, duration });
  }).observe({ type: 'event', durationThreshold: 16 });
}

export const withEventTimes = ({ tab }) => tab.evaluateOnNewDocument(noteEvents);

/**
 * Listens from now on; the answer is called to stop. It answers of the events of those names the longest: from the input
 * to the frame that shows what it did (`duration`), and to the end of the listeners (`handled`; nothing where no event
 * took as long as Chromium reports).
 */
export async function timeEvents({ tab }, names) {
  const since = await tab.evaluate(() => performance.now());
  return async () => {
    const events = await tab.evaluate(() => window.eventTimes);
    const noted = events.filter(({ name, startTime }) => startTime >= since && names.includes(name));
    const most = (what) => Math.max(...noted.map((event) => event[what]));
    return noted.length > 0
      ? { duration: most('duration'), handled: most('handled') }
      : { duration: SHORTEST_EVENT, handled: undefined };
  };
}
