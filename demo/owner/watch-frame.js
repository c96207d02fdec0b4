/**
 * Hears of each document that a frame of this site shows: `onRequest(address, kind, time)`, of the past too, and
 * `onClick(time)`. Call `look()` now and then: a new document is found by it. False: the frame shows another site.
 */
export function watchFrame(frame, { onRequest, onClick }) {
  let known;
  function watch(view) {
    const time = (ms) => view.performance.timeOrigin + ms;
    const take = (entries) =>
      entries.forEach(({ name, initiatorType, startTime }) => onRequest(name, initiatorType, time(startTime)));
    take(view.performance.getEntriesByType('navigation'));
    const observer = new view.PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'resource', buffered: true });
    // Before the page hears it: what it then asks for comes after this time. The answer is read when the page is done.
    view.addEventListener('click', ({ timeStamp }) => setTimeout(onClick, 0, time(timeStamp)), { capture: true });
  }
  return {
    look() {
      try {
        const view = frame.contentWindow;
        // The first, empty document is replaced.
        if (view.document !== known && view.location.protocol.startsWith('http')) {
          known = view.document;
          watch(view);
        }
        return true;
      } catch {
        return false;
      }
    },
  };
}
