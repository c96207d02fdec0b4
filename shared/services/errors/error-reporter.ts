import { isOfSite } from '../../platform/page/own-origin.js';
import { type Clock, pageClock } from '../../platform/timing/clock.js';
import { whenHidden } from '../../platform/timing/when-hidden.js';
import { runningService, startOnce } from '../runtime/start-once.js';
import { blockOfElement, blockOfStack } from './attribute-error.js';
import { type ErrorDetails, readErrorDetails } from './error-details.js';
import { type CustomData, type ErrorReport, toErrorReport } from './error-report.js';
import { pageContext } from '../../platform/page/read-page.js';
import { beacon } from '../../platform/requests/beacon.js';

const address = () => `${pageContext().apiRoot}events/RecordJavascriptErrors`;

/** Sends once and ignores failures: reports of failed reports would never end. `request` adds crumb and header. */
async function sendReports(reports: readonly ErrorReport[]): Promise<void> {
  try {
    const { request } = await import('../../platform/requests/request.js');
    await request(address(), { method: 'POST', body: reports, as: 'text', onFailure: 'silent', read: () => true });
  } catch {
    // The kit's files cannot be loaded, which may be the very error to report.
    sendLastReports(reports);
  }
}

/** For a page that may be closed at any moment. */
const sendLastReports = (reports: readonly ErrorReport[]): void =>
  beacon(address(), JSON.stringify(reports), { type: 'application/json', csrfHeader: true });

/**
 * The beginnings of the addresses of the kit's files. `here` is the address of this file: built, it is in `services.js`
 * or in a chunk; a page that has bundled the kit into a file of its own has all of the kit in that file.
 */
export function kitFiles(here: string = import.meta.url): readonly string[] {
  const root = /^(.*\/)(?:chunks\/|elements\/|shared\/services\/errors\/|sq-blocks|services\.js)[^/]*$/.exec(here)?.[1];
  if (!root) return [here];
  return ['chunks/', 'elements/', 'react-impl/', 'shared/', 'services.js', 'sq-blocks', 'map-engine'].map(
    (name) => root + name,
  );
}

/** `chrome-`, `moz-`, `safari-` and `safari-web-`; newer Safaris mask them. */
const EXTENSION = /-extension:|webkit-masked-url:/;
/** Browsers give no details of errors in other origins' scripts; the loop is a browser's notice, not an error. */
const NOT_AN_ERROR = /^Script error\.?$|ResizeObserver loop /;

/** Errors of browser extensions cannot be fixed by the site or the kit. */
const isOfExtension = ({ stack, file }: ErrorDetails): boolean => EXTENSION.test(stack) || EXTENSION.test(file);

/** Whether a script of the site's own origin, an inline one among them, is where the error was thrown. */
const isOwnScript = (file: string) => URL.canParse(file) && isOfSite(file);

/**
 * Whether the site or the kit can mend an error that reached the window. It is the kit's if one of its files is in the
 * stack, the position or (a failed import has neither) the message: so are errors of the author's listeners that the kit
 * has called. It is the site's if a script of its own origin has thrown it. Scripts of other origins are others' business.
 */
export function isReportable(
  details: ErrorDetails,
  { files = kitFiles(), kitOnly = false }: { files?: readonly string[]; kitOnly?: boolean } = {},
): boolean {
  const { message, stack, file } = details;
  if (NOT_AN_ERROR.test(message) || (!file && !stack)) return false;
  return files.some((start) => `${file} ${stack} ${message}`.includes(start)) || (!kitOnly && isOwnScript(file));
}

/** Storefront §9; a report that does not fit is dropped, and only sent ones count (ambiguity A93). */
const MAX_SENT = 20;
const MAX_QUEUED = 10;

/**
 * Reports that wait to be sent. The same error is reported once per page, and counted while its report waits: an error
 * in every frame costs one report and one map lookup each time.
 */
function createReportQueue() {
  const known = new Map<string, ErrorReport>();
  let waiting: ErrorReport[] = [];
  let sent = 0;
  return {
    /** Returns whether the report was added; a repeated one only increases the count of the first. */
    add(report: ErrorReport): boolean {
      const { message, stack, file, line, column } = report.data;
      const key = `${message} ${stack || [file, line, column].join()}`;
      const same = known.get(key);
      if (same) same.data.custom.count++;
      if (same || waiting.length >= Math.min(MAX_QUEUED, MAX_SENT - sent)) return false;
      known.set(key, report);
      waiting.push(report);
      return true;
    },
    /** Empties the queue. The returned reports count as sent, whether they arrive or not. */
    take(): ErrorReport[] {
      const taken = waiting;
      waiting = [];
      sent += taken.length;
      return taken;
    },
  };
}

const NAME = 'errors';
/** Errors come in bursts: one request has all of them. */
const DEBOUNCE_MS = 1000;

interface ErrorReporterOptions {
  clock?: Clock;
  /** Target of the listeners for errors and for the end of the page. Default: the window. */
  page?: EventTarget;
  /** Whether errors of the site's own scripts are left out. Default `false`. */
  kitOnly?: boolean;
}
interface ErrorReporter {
  /** Reports an error that was caught elsewhere. */
  record(error: unknown, custom?: Partial<CustomData>): void;
  /** Ends the listeners; waiting reports are not sent. */
  stop(): void;
}

/** The reporter must never throw, even when reading the thrown value throws again. */
function ignoreErrors(run: () => void): void {
  try {
    run();
  } catch {
    // reporting the reporter's own error could go on for ever
  }
}

function createErrorReporter({
  clock = pageClock,
  page = window,
  kitOnly = false,
}: ErrorReporterOptions): ErrorReporter {
  const stopped = new AbortController();
  const queue = createReportQueue();
  let cancel = () => {};

  function flush(send: typeof sendLastReports | typeof sendReports) {
    cancel();
    const reports = queue.take();
    if (reports.length > 0) void send(reports);
  }
  function add(details: ErrorDetails, custom: Partial<CustomData>) {
    if (isOfExtension(details)) return;
    const block = custom.block ?? blockOfStack(details.stack);
    const report = toErrorReport(details, { ...(block && { block }), ...custom, count: 1 }, clock.now());
    // Only a new report restarts the wait: an error in every frame would postpone the sending for ever.
    if (!queue.add(report)) return;
    cancel();
    cancel = clock.after(DEBOUNCE_MS, () => ignoreErrors(() => flush(sendReports)));
  }
  const listen = (type: string, handle: (event: never) => void) =>
    page.addEventListener(type, (event) => ignoreErrors(() => handle(event as never)), { signal: stopped.signal });
  const handleError = (event: ErrorEvent & PromiseRejectionEvent) => {
    const details = readErrorDetails(event.error ?? event.reason, event);
    if (isReportable(details, { kitOnly })) add(details, {});
  };

  listen('error', handleError);
  listen('unhandledrejection', handleError);
  listen('sq-error', (event: CustomEvent<{ error: unknown; phase: string }>) => {
    const { error, phase } = event.detail;
    // Outside of a shadow root `target` is the host; the path contains the block itself.
    const [source] = event.composedPath() as Element[];
    add(readErrorDetails(error), { block: blockOfElement(source!), phase });
  });
  whenHidden(() => ignoreErrors(() => flush(sendLastReports)), page, stopped.signal);

  return {
    record: (error, custom = {}) => ignoreErrors(() => add(readErrorDetails(error), custom)),
    stop() {
      stopped.abort();
      cancel();
    },
  };
}

/**
 * Reports errors of the kit and of the site's own scripts, and `sq-error` events, to the site's server (storefront §3, §7, §9), until the
 * returned function is called. One reporter serves the page: a second start changes nothing.
 */
export const startErrorReporter = (options: ErrorReporterOptions = {}): (() => void) =>
  startOnce(NAME, () => createErrorReporter(options));

/** Reports an error that was caught; does nothing while no reporter runs. Never throws. */
export const recordError = (error: unknown, custom?: Partial<CustomData>): void =>
  runningService<ErrorReporter>(NAME)?.record(error, custom);
