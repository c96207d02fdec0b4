import type { popup } from '../../elements/sq-popup/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { asObject } from '../../shared/platform/page/unknown-values.js';
import { readPopupSettings, type PopupSettings } from './logic/settings.js';

const NAMES = {
  displayFrequency: 'display-frequency',
  showUntilSignup: 'show-until-signup',
  version: 'version',
  showOnTimer: 'show-on-timer',
  timerDelay: 'timer-delay',
  showOnScroll: 'show-on-scroll',
  scrollPercentage: 'scroll-percentage',
  exitIntent: 'exit-intent',
  enableMobile: 'enable-mobile',
  showOnAllPages: 'show-on-all-pages',
  enabledPages: 'enabled-pages',
} as const;

/** The settings of the tag, else of the page's context, else the defaults. */
export function settingsOf({ host, ...values }: BlockProps<typeof popup>): PopupSettings {
  const { element } = host;
  const config = asObject(element.config);
  const given = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter(
    (key) => element.hasAttribute(NAMES[key]) || key in config || NAMES[key] in config,
  );
  const own = Object.fromEntries(given.map((key) => [key, values[key]]));
  return readPopupSettings({ ...asObject(pageContext().websiteSettings['popupOverlaySettings']), ...own });
}
