import type { ErrorReport } from './error-report.js';

/** Storefront §9; a report that does not fit is dropped, and only sent ones count (ambiguity A93). */
const MAX_SENT = 20;
const MAX_QUEUED = 10;

/**
 * Reports that wait to be sent. The same error is reported once per page, and counted while its report waits: an error
 * in every frame costs one report and one map lookup each time.
 */
export function createReportQueue() {
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
