import type { PopupSettings } from './settings.js';

/** What is stored of a popup (storefront §3 "Popup overlay local storage record"). */
export interface PopupRecord {
  readonly version: string;
  /** Whether its form has been sent. */
  readonly submitted: boolean;
  /** When it was closed, in ms since 1970. */
  readonly closedDate?: number | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a popup may open by itself (storefront §4 "Popup overlay", ambiguity A41): not if its form has been sent, and
 * not within `displayFrequency` days after it was closed; -1 means never again. A record of another version does not count.
 *
 * @param now in ms since 1970
 */
export function isDue(
  record: PopupRecord | undefined,
  { displayFrequency, showUntilSignup, version }: PopupSettings,
  now: number,
): boolean {
  if (record?.version !== version) return true;
  if (record.submitted) return false;
  const { closedDate } = record;
  // A date in the future is that of a clock that was wrong.
  if (closedDate === undefined || closedDate > now) return true;
  if (displayFrequency < 0 && !showUntilSignup) return false;
  return now - closedDate >= Math.abs(displayFrequency) * DAY_MS;
}
