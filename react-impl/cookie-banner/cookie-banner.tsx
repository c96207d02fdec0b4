import { useLayoutEffect, useState } from 'react';
import type { cookieBanner } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { consentMessages } from '../../shared/platform/i18n/en/consent.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { warnOnce } from '../../shared/platform/log.js';
import { createStore, onePerPage } from '../../shared/platform/store.js';
import { type BannerSettings, readBannerSettings } from '../../shared/services/consent/banner-settings.js';
import { consent } from '../../shared/services/consent/consent.js';
import { enforceCookiePolicy } from '../../shared/services/consent/cookie-policy.js';
import { cookieSettings } from '../../shared/services/consent/cookie-settings.js';
import { reloadNeeded } from '../../shared/services/consent/needs-reload.js';
import { PURPOSES } from '../../shared/services/consent/purposes.js';
import { takeTurn } from '../../shared/services/overlays/turns.js';
import { useFeature } from '../hooks/use-feature.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useMethods } from '../hooks/use-methods.js';
import { useStore } from '../hooks/use-store.js';
import { BannerView } from './banner-view.js';
import { useBannerShown } from './use-banner-shown.js';
import { isEngaged, whenNotEngaged } from '../../shared/platform/page/engaged.js';

/**
 * Whether what opens by itself may open: at once where it does not, else as soon as the visitor is in the middle of nothing
 * (a press that would become a click on it, a form that it would cover). Once it is open it stays.
 */
function useNotEngaged(opensItself: boolean): boolean {
  const [isFree, setFree] = useState(() => opensItself && !isEngaged());
  useLayoutEffect(() => {
    if (!opensItself) return;
    const ended = new AbortController();
    whenNotEngaged(() => setFree(true), ended.signal);
    return () => {
      ended.abort();
      setFree(false);
    };
  }, [opensItself]);
  return !opensItself || isFree;
}

const KEYS = {
  text: 'cookieBannerText',
  position: 'cookieBannerPosition',
  theme: 'cookieBannerTheme',
  variant: 'cookieBannerVariant',
  ctaVariant: 'cookieBannerCtaVariant',
  ctaText: 'cookieBannerCtaText',
  optOutCtaText: 'cookieBannerOptOutCtaText',
  acceptType: 'cookieBannerAcceptType',
  purposes: 'cookieBannerPurposes',
  restrictive: 'isAnalyticsCookiesDisabled',
} as const;
type Key = keyof typeof KEYS;

/** The settings of the tag, else of the page's context, else the defaults. */
function tagSettings(props: BlockProps<typeof cookieBanner>): BannerSettings {
  const { element } = props.host;
  const config = element.config as Readonly<Record<string, unknown>>;
  const given = (Object.keys(KEYS) as Key[]).filter((key) => {
    const attribute = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return element.hasAttribute(attribute) || key in config;
  });
  const own = Object.fromEntries(given.map((key) => [KEYS[key], props[key]]));
  return readBannerSettings({ ...cookieSettings(), ...own });
}

/** Counts banners added and removed: at each change all others check again whether they are the first. */
const changes = () => onePerPage('cookie-banners', () => createStore(0));

/** Whether this is the first banner of its document or shadow tree: two would cover each other and ask twice. */
function useFirstOnPage(element: HTMLElement): boolean {
  useStore(changes());
  useLayoutEffect(() => {
    const notify = () => changes().set(changes().get() + 1);
    if (bannersBeside(element).length > 1) {
      warnOnce(`<${element.localName}> is on this page more than once; only the first is shown.`);
      notify();
    }
    return notify;
  }, [element]);
  return (bannersBeside(element)[0] ?? element) === element;
}

const bannersBeside = (element: HTMLElement) =>
  (element.getRootNode() as Document | ShadowRoot).querySelectorAll(element.localName);

/** Asks for consent. The answer is saved in the consent store, which other blocks read. */
export function CookieBanner(props: BlockProps<typeof cookieBanner>) {
  const { host } = props;
  const { element } = host;
  const settings = tagSettings(props);
  const banner = useBannerShown(element, settings.enabled);
  const isFirst = useFirstOnPage(element);
  const elements = useLightChildren(element);
  // Line breaks and empty paragraphs of an editor are no text. A picture is.
  const hasOwnText =
    elements.some((child) => !child.matches('br, p')) ||
    element.textContent?.trim() !== '' ||
    element.querySelector('img, svg') !== null;
  const [answered, setAnswered] = useState(false);
  const isStale = useStore(reloadNeeded());
  // The site's own notice may be seen already, before this code.
  const isSeen = hasOwnText && document.documentElement.hasAttribute('data-sq-undecided');
  const opensItself = banner.shown ? !banner.isAskedFor && !isSeen : isStale && !answered;
  const mayOpen = useNotEngaged(isFirst && opensItself);
  const shown = isFirst && banner.shown && mayOpen;
  const offersReload = isStale && isFirst && !banner.shown && mayOpen;
  const ReloadOffer = useFeature(offersReload, () => import('./features/reload-offer.js'));
  const t = (key: keyof typeof consentMessages) => translate(element, 'consent', consentMessages, key);

  useLayoutEffect(() => (shown ? takeTurn() : undefined), [shown]);
  const { restrictive, restrictiveAbsolute } = settings;
  useLayoutEffect(
    () => enforceCookiePolicy({ restrictive, restrictiveAbsolute }, banner.choice),
    [restrictive, restrictiveAbsolute, banner.choice],
  );

  function answer(choose: () => void) {
    choose();
    banner.close();
    setAnswered(true);
    host.emit('sq-consent-change', {
      accepted: consent().get() === 'accepted',
      purposes: PURPOSES.filter((purpose) => consent().allows(purpose)),
    });
  }
  const decide = (accepted: boolean) => answer(accepted ? consent().accept : consent().decline);
  useMethods(host, { open: () => banner.open(), accept: () => decide(true), decline: () => decide(false) });

  return (
    <>
      {shown && (
        <BannerView
          key={banner.mount}
          host={host}
          settings={settings}
          hasOwnText={hasOwnText}
          takesFocus={banner.reopened}
          t={t}
          onAnswer={decide}
          onChoose={(purposes) => answer(() => consent().choose(purposes))}
        />
      )}
      {ReloadOffer && (
        <ReloadOffer settings={settings} takesFocus={answered} t={t} onLater={() => reloadNeeded().set(false)} />
      )}
      <span part="status" role="status" className="visually-hidden">
        {answered && !shown && t(offersReload ? 'stale' : 'saved')}
      </span>
    </>
  );
}
