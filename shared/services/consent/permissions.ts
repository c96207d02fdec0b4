import { pageContext } from '../../platform/page/read-page.js';
import { readBannerSettings, type BannerSettings } from './banner-settings.js';
import { consent, type Consent } from './consent.js';
import { hasOptOutSignal } from './is-answered.js';
import { clearTrackingData } from './tracking-data.js';

/*
 * Every question about consent is asked here, so that each has one answer. Only the analytics calls ask
 * `allowsAnalytics` in analytics-permission.ts, which needs the visitor's roles as well.
 */

type Policy = Pick<BannerSettings, 'restrictive' | 'restrictiveAbsolute'>;

/** Third-party scripts, frames, pixels and map tiles: only after the visitor has accepted. */
export const allowsThirdParties = (): boolean => consent().get() === 'accepted';

/**
 * The site's own visitor cookies (ambiguity A11): unless the visitor has declined or the policy forbids them. The
 * default is the page's policy and the visitor's present choice.
 */
export const allowsVisitorCookies = (
  { restrictive, restrictiveAbsolute }: Policy = readBannerSettings(pageContext().cookieSettings),
  choice: Consent = consent().get(),
): boolean => !restrictiveAbsolute && (choice === 'accepted' || (choice === 'undecided' && !restrictive));

/** Whether the browser's opt-out signal counts as declined: until the visitor accepts on this site. */
export const isOptOutSignalApplied = (): boolean => hasOptOutSignal() && !allowsThirdParties();

/** Deletes the tracking data where the policy forbids it. The defaults are those of `allowsVisitorCookies`. */
export function enforceCookiePolicy(policy?: Policy, choice?: Consent): void {
  if (!allowsVisitorCookies(policy, choice)) clearTrackingData();
}
