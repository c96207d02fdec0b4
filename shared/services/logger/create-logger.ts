import { whenHidden } from '../../platform/timing/when-hidden.js';
import { pageClock, type Clock } from '../../platform/timing/clock.js';
import { pageContext } from '../../platform/page/read-page.js';
import { beacon } from '../../platform/requests/beacon.js';

/** Storefront §9. */
const FLUSH_MS = 30_000;
/** Our own limits: a page that logs without end fills neither its memory nor the network; the newest are dropped. */
const MAX_QUEUED = 50;
const MAX_ENTRY = 1000;

export interface LogEntry {
  readonly message: string;
  readonly data?: unknown;
  /** ms since 1970. */
  readonly timestamp: number;
}
export interface LoggerOptions {
  clock?: Clock;
  /** Where the end of the page is heard. Default: the window. */
  page?: EventTarget;
}

const address = () => `${pageContext().apiRoot}events/Trace`;

async function sendBatch(data: string): Promise<void> {
  try {
    const { request } = await import('../../platform/requests/request.js');
    await request(address(), { method: 'POST', form: { data }, as: 'text', onFailure: 'silent', read: () => true });
  } catch {
    // what is logged may get lost
  }
}
const sendLastBatch = (data: string) =>
  beacon(address(), new URLSearchParams({ data }).toString(), {
    type: 'application/x-www-form-urlencoded',
    csrfHeader: true,
  });

/** As text at once: what is logged may change, and what cannot be written down is left out. */
function write(entry: LogEntry): string {
  const { message, timestamp } = entry;
  try {
    const text = JSON.stringify(entry);
    if (text.length <= MAX_ENTRY) return text;
  } catch {
    // circular, or a getter that throws
  }
  return JSON.stringify({ message: message.slice(0, MAX_ENTRY), timestamp });
}

/** Entries wait for their batch; without any there is no timer and no call. */
export function createLogger({ clock = pageClock, page = window }: LoggerOptions = {}) {
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
      entries.push(write({ message, data, timestamp: clock.now() }));
      cancel ??= clock.after(FLUSH_MS, () => flush(sendBatch));
    },
    stop() {
      stopped.abort();
      cancel?.();
    },
  };
}
