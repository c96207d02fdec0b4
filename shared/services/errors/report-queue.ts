import type { ErrorReport } from './error-report.js';

/** Storefront §9; a report that finds no place is dropped, and only sent ones count (ambiguity A93). */
const MAX_SENT = 20;
const MAX_QUEUED = 10;

/**
 * Reports that wait to be sent. The same error is reported once for as long as the page lives, and counted while it
 * waits: an error in every frame costs one report, and no more work than a look.
 */
export function createReportQueue() {
  const known = new Map<string, ErrorReport>();
  let waiting: ErrorReport[] = [];
  let sent = 0;
  return {
    /** Whether the report is a new one, and waits. */
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
    /** Hands over what waits, which then counts as sent, whether it arrives or not. */
    take(): ErrorReport[] {
      const taken = waiting;
      waiting = [];
      sent += taken.length;
      return taken;
    },
  };
}
