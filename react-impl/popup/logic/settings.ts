import type { ObjectAt, Settings } from '../../../shared/platform/page/fields/context-fields.js';

type Given = ObjectAt<Settings, 'popupOverlaySettings'>;

/** Storefront §3 `websiteSettings.popupOverlaySettings`, with the fields of ambiguity A41. */
export interface PopupSettings {
  /** Days for which a closed popup stays away, without consent for a year at most; 0: none; -1: no limit of days (storefront §4). */
  readonly displayFrequency: number;
  /** Whether -1 holds only for those who have sent its form. */
  readonly showUntilSignup: boolean;
  /** Records of another version do not count. */
  readonly version: string;
  /** Seconds after the page has loaded; `undefined`: it does not open by time. */
  readonly timerDelay: number | undefined;
  /** How much of the page must have been scrolled, 0 to 100; `undefined`: it does not open by scrolling. */
  readonly scrollPercentage: number | undefined;
  readonly exitIntent: boolean;
  readonly enableMobile: boolean;
  /** Ids of collections or paths on which it opens by itself; `undefined`: on all pages. */
  readonly enabledPages: readonly string[] | undefined;
}

const WEEK_DAYS = 7;
/** Time to arrive on the page. */
const DELAY_S = 5;

const asNumber = (value: unknown, min: number, max: number, fallback: number) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= min && number <= max ? number : fallback;
};
const asVersion = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Unknown data to settings. A trigger whose switch is not given is on where its value is; without any it is the timer. */
export function readPopupSettings(data: Given): PopupSettings {
  const { showOnScroll, showOnTimer, showOnAllPages, exitIntent, enabledPages } = data;
  const isGiven = (key: keyof Given) => data[key] !== undefined && data[key] !== null;
  const byScroll = typeof showOnScroll === 'boolean' ? showOnScroll : isGiven('scrollPercentage');
  const isDefault = !byScroll && exitIntent !== true;
  const byTime = typeof showOnTimer === 'boolean' ? showOnTimer : isGiven('timerDelay') || isDefault;
  const pages = Array.isArray(enabledPages) ? enabledPages.filter((page) => typeof page === 'string') : [];
  const isEverywhere = typeof showOnAllPages === 'boolean' ? showOnAllPages : pages.length === 0;
  return {
    displayFrequency: asNumber(data.displayFrequency, -1, Infinity, WEEK_DAYS),
    showUntilSignup: data.showUntilSignup === true,
    version: asVersion(data.version),
    timerDelay: byTime ? asNumber(data.timerDelay, 0, Infinity, DELAY_S) : undefined,
    scrollPercentage: byScroll ? asNumber(data.scrollPercentage, 0, 100, 50) : undefined,
    exitIntent: exitIntent === true,
    enableMobile: data.enableMobile !== false,
    enabledPages: isEverywhere ? undefined : pages,
  };
}
