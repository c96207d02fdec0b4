import { pageContext } from '../../platform/page/read-page.js';
import { beacon } from '../../platform/requests/beacon.js';
import { pageClock, type Clock } from '../../platform/timing/clock.js';
import { whenHidden } from '../../platform/timing/when-hidden.js';
import { runningService, startOnce } from '../runtime/start-once.js';

const NAME = 'logger';
const FLUSH_MS = 30_000;
/** The kit's own limits, in entries and characters: endless logging fills neither memory nor network. New entries are dropped. */
const MAX_QUEUED = 50;
const MAX_ENTRY = 1000;

export interface LogEntry {
  readonly message: string;
  readonly data?: unknown;
  /** ms since 1970. */
  readonly timestamp: number;
}
interface LoggerOptions {
  clock?: Clock;
  /** Target of the listeners for the end of the page. Default: the window. */
  page?: EventTarget;
}

const address = () => `${pageContext().apiRoot}events/Trace`;

async function sendBatch(data: string): Promise<void> {
  try {
    const { request } = await import('../../platform/requests/request.js');
    await request(address(), { method: 'POST', form: { data }, as: 'text', onFailure: 'silent', read: () => true });
  } catch {
    // log entries may be lost
  }
}
const sendLastBatch = (data: string) =>
  beacon(address(), new URLSearchParams({ data }).toString(), {
    type: 'application/x-www-form-urlencoded',
    csrfHeader: true,
  });

/** An entry as JSON, made at once because its data may change later. Data that is too long or not serialisable is left out. */
function toJson(entry: LogEntry): string {
  const { message, timestamp } = entry;
  try {
    const text = JSON.stringify(entry);
    if (text.length <= MAX_ENTRY) return text;
  } catch {
    // circular, or a getter that throws
  }
  return JSON.stringify({ message: message.slice(0, MAX_ENTRY), timestamp });
}

/** Collects entries for a batch. While there are none, there is no timer and no call. */
function createLogger({ clock = pageClock, page = window }: LoggerOptions) {
  const stopped = new AbortController();
  let entries: string[] = [];
  let cancel: (() => void) | undefined;

  function flush(send: (data: string) => unknown) {
    cancel?.();
    cancel = undefined;
    if (entries.length === 0) return;
    send(`[${entries.join()}]`);
    entries = [];
  }
  whenHidden(() => flush(sendLastBatch), page, stopped.signal);
  return {
    trace(message: string, data?: unknown) {
      if (entries.length >= MAX_QUEUED) return;
      entries.push(toJson({ message, data, timestamp: clock.now() }));
      cancel ??= clock.after(FLUSH_MS, () => flush(sendBatch));
    },
    stop() {
      stopped.abort();
      cancel?.();
    },
  };
}

/**
 * Sends log entries to the site's server in batches (storefront §7, §9), until the returned function is called. One
 * logger serves the page: a second start changes nothing.
 */
export const startLogger = (options: LoggerOptions = {}): (() => void) => startOnce(NAME, () => createLogger(options));

/** Adds one entry to the server's log; does nothing while no logger runs. */
export const trace = (message: string, data?: unknown): void =>
  runningService<ReturnType<typeof createLogger>>(NAME)?.trace(message, data);
