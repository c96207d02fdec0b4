import { measuring } from '../measuring/measuring.js';
import { readBannerSettings, type BannerSettings } from './banner-settings.js';
import { consent, type Consent } from './consent.js';
import { cookieSettings } from './cookie-settings.js';
import { hasOptOutSignal } from './answer-cookie.js';
import type { Purpose } from './purposes.js';
import { clearTrackingData } from './tracking-data.js';

/*
 * What the site's policy and the visitor's choice permit the site itself: each question has one answer. Only the analytics
 * calls ask `allowsAnalytics` in analytics-permission.ts, which needs the visitor's roles as well.
 */

type Policy = Pick<BannerSettings, 'restrictive' | 'restrictiveAbsolute'>;

/**
 * Whether the site asks its visitors: the page has a banner, or its context says that the site has one. A context that
 * says the opposite is believed: no banner is shown then.
 */
export const hasBanner = (): boolean => {
  const isEnabled = cookieSettings().isCookieBannerEnabled;
  return isEnabled === true || (isEnabled !== false && document.querySelector('sq-cookie-banner') !== null);
};

/**
 * The site's own visitor cookies (ambiguity A11): unless the visitor has declined or the policy forbids them. The
 * default is the page's policy and the visitor's present choice.
 */
const allowsVisitorCookies = (
  { restrictive, restrictiveAbsolute }: Policy = readBannerSettings(cookieSettings()),
  choice: Consent = consent().get(),
): boolean => !restrictiveAbsolute && (isAnalyticsAccepted(choice) || (choice === 'undecided' && !restrictive));

/**
 * Whether the site keeps no log of its visitors' activity (CKB-012): then nothing recognises one, whatever the visitor has
 * chosen.
 */
export const isVisitorDataRestricted = (): boolean => readBannerSettings(cookieSettings()).visitorDataRestricted;

/** Of the visitor's own choice by its purposes: all that a site offers need not have statistics among them. */
const isAnalyticsAccepted = (choice: Consent) =>
  choice === consent().get() ? consent().allows('analytics') : choice === 'accepted';

/** How visits may be counted: not, without anything that recognises a visitor, or with the visitor's cookies. */
export type Counting = 'none' | 'anonymous' | 'full';

/**
 * The table of docs/measuring.md, apart from pages and accounts that are never counted. A site without a banner and
 * without a restrictive policy counts, as the specification says (ambiguity A11); a site that asks waits for the answer.
 */
export function countingOfVisits(): Counting {
  const { visits } = measuring();
  const choice = consent().get();
  const isAccepted = isAnalyticsAccepted(choice);
  if (visits === false || (choice === 'declined' && !isAccepted)) return 'none';
  if (visits === 'anonymous') return 'anonymous';
  const isLeft = isAccepted || !hasBanner();
  if (!isLeft || !allowsVisitorCookies()) return 'none';
  return isVisitorDataRestricted() ? 'anonymous' : 'full';
}

/**
 * Scripts that wait for consent, and Google's tags; those without a purpose wait for all purposes. They set cookies of
 * their own, so that an absolute policy forbids them after the visitor has accepted too (ambiguity A11).
 */
export const allowsTrackers = (purpose: Purpose | undefined): boolean =>
  !readBannerSettings(cookieSettings()).restrictiveAbsolute &&
  (purpose ? consent().allows(purpose) : consent().get() === 'accepted');

/** Whether the browser's opt-out signal counts as declined: until the visitor accepts on this site. */
export const isOptOutSignalApplied = (): boolean => hasOptOutSignal() && consent().get() !== 'accepted';

/**
 * Deletes the tracking data where the policy forbids it, and where the site counts without it. The defaults are those of
 * `allowsVisitorCookies`.
 */
export function enforceCookiePolicy(policy?: Policy, choice?: Consent): void {
  const isKept = allowsVisitorCookies(policy, choice) && measuring().visits === true && !isVisitorDataRestricted();
  if (!isKept) clearTrackingData();
}
