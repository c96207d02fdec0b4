import { pageContext } from '../../platform/page/read-page.js';
import { readBannerSettings, type BannerSettings } from './banner-settings.js';
import { clearTracking, consent, type Consent } from './consent.js';

type Policy = Pick<BannerSettings, 'restrictive' | 'restrictiveAbsolute'>;

/** Whether the site's own visitor cookies are welcome (ambiguity A11). Third parties need a yes in any case. */
export const mayTrack = ({ restrictive, restrictiveAbsolute }: Policy, choice: Consent): boolean =>
  !restrictiveAbsolute && (choice === 'accepted' || (choice === 'undecided' && !restrictive));

/** Under the page's policy and the visitor's choice, now. */
export const allowsTracking = (): boolean =>
  mayTrack(readBannerSettings(pageContext().cookieSettings), consent().get());

/** Clears the tracking cookies whenever they are not welcome: now, and when the choice changes. */
export function keepPolicy(): () => void {
  const apply = () => {
    if (!allowsTracking()) clearTracking();
  };
  apply();
  return consent().subscribe(apply);
}
