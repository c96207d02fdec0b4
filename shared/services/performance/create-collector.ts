import { pageContext } from '../../platform/page/read-page.js';
import { ofDocument } from '../../platform/page/script-global.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';
import { beacon } from '../../platform/requests/beacon.js';
import { request } from '../../platform/requests/request.js';
import type { Clock } from '../../platform/timing/clock.js';
import { whenHidden } from '../../platform/timing/when-hidden.js';
import { activationStart, sinceActivation } from './activation.js';
import { observe, observeShifts } from './observe.js';
import type { Vitals } from './vitals.js';

/** Storefront §9. A page's own measures with this prefix are collected too. */
const PREFIX = 'rum-';

/** Runs `run` and writes its duration to the browser's performance timeline, where the collector finds it, also later. */
export function measure<T>(name: string, run: () => T): T {
  const start = performance.now();
  try {
    return run();
  } finally {
    performance.measure(PREFIX + name, { start });
  }
}

/** Not the kit's: that of the collector of hosted sites, whose records these are (PRF-013). */
const COLLECTOR_VERSION = '4.3.0';
/** The kit's own limit: further names are dropped, so that a page with endless names does not fill the memory. */
const MAX_NAMES = 200;

/**
 * The compact records (ambiguity A95: their format is the kit's own). A batch is a JSON array of arrays, each of which
 * begins with its name:
 *
 *     ["rum-page", version of the collector, pageLoadId, start of the page in ms since 1970]   once, first
 *     [name, value, start, count]                                                             all others
 *
 * `value` is in ms; layout shifts (`rum-cls`, `rum-…-shift`) have no unit. Several values under one name since the
 * last batch are one record: `value` is their sum, `start` (ms after the start of the page) that of the first one.
 */
type PerformanceRecord = readonly [name: string, value: number, start: number, count: number];
type PageRecord = readonly [name: string, version: string, pageLoadId: string, start: number];

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** `startTime` is when the page began for its visitor, in ms since 1970. */
function createRecords(startTime: number = performance.timeOrigin + activationStart()) {
  const sums = new Map<string, [value: number, start: number, count: number]>();
  return {
    add(name: string, value: number, start: number) {
      const sum = sums.get(name);
      if (sum) {
        sum[0] += value;
        sum[2]++;
      } else if (sums.size < MAX_NAMES) sums.set(name, [value, start, 1]);
    },
    /** Returns the batch as text and begins a new one; `undefined` for an empty batch. */
    take(pageLoadId: string): string | undefined {
      if (sums.size === 0) return undefined;
      const page: PageRecord = [`${PREFIX}page`, COLLECTOR_VERSION, pageLoadId, Math.round(startTime)];
      const records = [...sums].map(([name, [value, start, count]]): PerformanceRecord => [
        name,
        rounded(value),
        Math.round(start),
        count,
      ]);
      sums.clear();
      return JSON.stringify([page, ...records]);
    },
  };
}

const TIMEOUT_MS = 30_000;

/** Only a status of 200 is an answer (PRF-008). */
const readId = (data: unknown, status: number): string | undefined =>
  status === 200 ? asText(asObject(data)['pageLoadId']) : undefined;

/**
 * Loads the settings of the collector. There is one: the id under which the server stores the page's records. Nothing
 * can be collected without it, so a time-out aborts the whole `collection`. Returns the id, or an error to report, or
 * `undefined` when there is nothing to report: the call was aborted, or no server answered (status 0).
 */
async function loadPageLoadId(clock: Clock, collection: AbortController): Promise<string | Error | undefined> {
  let isLate = false;
  const cancel = clock.after(TIMEOUT_MS, () => {
    isLate = true;
    collection.abort();
  });
  const { signal } = collection;
  const result = await request(`${pageContext().apiRoot}1/performance/settings`, {
    signal,
    onFailure: 'silent',
    read: readId,
  });
  cancel();
  if (result.ok) return result.data;
  const { failure } = result;
  if (isLate) return new Error('Metric settings request timeout');
  if (!('status' in failure)) return undefined;
  const isUnreadable = failure.kind === 'unreadable' && failure.status === 200;
  return new Error(
    isUnreadable ? 'Unable to resolve pageLoadId' : `XHR request DONE with unexpected status: ${failure.status}`,
  );
}

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
