import { sinceActivation } from './activation.js';
import { whenHidden } from '../../platform/timing/when-hidden.js';
import type { Clock } from '../../platform/timing/clock.js';
import { pageContext } from '../../platform/page/read-page.js';
import { beacon } from '../../platform/requests/beacon.js';
import { loadPageLoadId } from './load-settings.js';
import { PREFIX } from './measure.js';
import { observe, observeShifts } from './observe.js';
import { createRecords } from './records.js';
import type { Vitals } from './vitals.js';
import { ofDocument } from '../../platform/page/script-global.js';

const MAX_WAIT_MS = 60_000;
const FLUSH_AFTER_LOAD_MS = 30_000;

export interface CollectorOptions {
  clock: Clock;
  /** Target of the listeners for `load` and for the end of the page. */
  page: EventTarget;
  vitals: Vitals;
  /** Called for each failure (storefront §8: an error-reporting service). */
  onError(error: unknown): void;
}

/**
 * Vitals are sent after 60 s or when the page is hidden, whichever is first; everything else 30 s after load and
 * whenever the page is hidden. A page that returns from the back/forward cache continues without vitals: what it
 * measures from then on is sent when it is hidden again.
 */
export function createCollector({ clock, page, vitals, onError }: CollectorOptions): { stop(): void } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const records = createRecords();
  let pageLoadId: string | undefined;
  let isFlushDue = false;
  let endVitals = () => {};

  const reportingErrors = (run: () => void) => () => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };
  const after = (ms: number, run: () => void) => signal.addEventListener('abort', clock.after(ms, run));

  const flush = reportingErrors(() => {
    // Nothing can be sent without an id: the records are sent when it arrives.
    if (pageLoadId === undefined) return void (isFlushDue = true);
    for (const each of observations) each?.catchUp();
    const batch = records.take(pageLoadId);
    if (batch) beacon(`${pageContext().apiRoot}1/performance/records`, batch);
  });
  const finishVitals = reportingErrors(() => {
    const end = endVitals;
    endVitals = () => {};
    end();
  });
  const finish = () => {
    finishVitals();
    flush();
  };
  const stop = () => {
    stopped.abort();
    finishVitals();
    for (const each of observations) each?.end();
  };
  async function begin() {
    const result = await loadPageLoadId(clock, stopped);
    if (typeof result === 'string') {
      pageLoadId = result;
      if (isFlushDue && !signal.aborted) flush();
    } else {
      stop();
      if (result) onError(result);
    }
  }

  const observations = [
    observe('measure', ({ name, duration, startTime }) => {
      if (name.startsWith(PREFIX)) records.add(name, duration, sinceActivation(startTime));
    }),
    observeShifts((tag, value, start) => records.add(`${PREFIX}${tag}-shift`, value, sinceActivation(start))),
  ];
  reportingErrors(() => (endVitals = vitals((name, value) => records.add(PREFIX + name, value, 0))))();
  whenHidden(finish, page, signal);
  if (ofDocument('visibilityState') === 'hidden') finishVitals();
  after(MAX_WAIT_MS, finish);
  const handleLoad = () => after(FLUSH_AFTER_LOAD_MS, flush);
  if (ofDocument('readyState') === 'complete') handleLoad();
  else page.addEventListener('load', handleLoad, { once: true, signal });
  begin().catch(onError);
  return { stop };
}
