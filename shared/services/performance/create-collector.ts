import { whenHidden } from '../../platform/timing/when-hidden.js';
import type { Clock } from '../../platform/timing/clock.js';
import { pageContext } from '../../platform/page/read-page.js';
import { beacon } from '../../platform/requests/beacon.js';
import { fetchPageLoadId } from './fetch-page-load-id.js';
import { PREFIX } from './measure.js';
import { observe } from './observe.js';
import { observeShifts } from './observe-shifts.js';
import { createRecords } from './records.js';
import type { Vitals } from './vitals.js';

/** Storefront §9. */
const MAX_WAIT_MS = 60_000;
const FLUSH_AFTER_LOAD_MS = 30_000;

export interface CollectorOptions {
  clock: Clock;
  /** Where `load` and the end of the page are heard. */
  page: EventTarget;
  vitals: Vitals;
  /** Hears what goes wrong (storefront §8: an error-reporting service). */
  onError(error: unknown): void;
}

/**
 * Vitals wait for 60 s or for the page to be hidden, whichever is first, and are then sent; the rest is sent 30 s after
 * load and whenever the page is hidden. A page that comes back from the back/forward cache goes on: its vitals have
 * been told, what it measures from then on is sent when it is hidden again.
 */
export function createCollector({ clock, page, vitals, onError }: CollectorOptions): { stop(): void } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const records = createRecords();
  let pageLoadId: string | undefined;
  let isDue = false;
  let endVitals = () => {};

  const guarded = (run: () => void) => () => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };
  const after = (ms: number, run: () => void) => signal.addEventListener('abort', clock.after(ms, run));

  const flush = guarded(() => {
    // Without an id nothing can be sent; it is made up for when the id comes.
    isDue = pageLoadId === undefined;
    if (pageLoadId === undefined) return;
    for (const each of observations) each?.catchUp();
    const batch = records.take(pageLoadId);
    if (batch) beacon(`${pageContext().apiRoot}1/performance/records`, batch);
  });
  const takeVitals = guarded(() => {
    const end = endVitals;
    endVitals = () => {};
    end();
  });
  const finish = () => {
    takeVitals();
    flush();
  };
  const stop = () => {
    stopped.abort();
    takeVitals();
    for (const each of observations) each?.end();
  };
  async function begin() {
    const answer = await fetchPageLoadId(clock, stopped);
    if (typeof answer === 'string') {
      pageLoadId = answer;
      if (isDue && !signal.aborted) flush();
    } else {
      stop();
      if (answer) onError(answer);
    }
  }

  const observations = [
    observe('measure', ({ name, duration, startTime }) => {
      if (name.startsWith(PREFIX)) records.add(name, duration, startTime);
    }),
    observeShifts((tag, value, start) => records.add(`${PREFIX}${tag}-shift`, value, start)),
  ];
  guarded(() => (endVitals = vitals((name, value) => records.add(PREFIX + name, value, 0))))();
  whenHidden(finish, page, signal);
  if (document.visibilityState === 'hidden') takeVitals();
  after(MAX_WAIT_MS, finish);
  const loaded = () => after(FLUSH_AFTER_LOAD_MS, flush);
  if (document.readyState === 'complete') loaded();
  else page.addEventListener('load', loaded, { once: true, signal });
  begin().catch(onError);
  return { stop };
}
