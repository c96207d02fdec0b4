import { useLayoutEffect, useState } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { cookieBanner } from '../../elements/sq-cookie-banner/declaration.js';
import { consent } from '../../shared/services/consent/consent.js';
import { reloadNeeded } from '../../shared/services/consent/needs-reload.js';
import { enforceCookiePolicy } from '../../shared/services/consent/cookie-policy.js';
import { takeTurn } from '../../shared/services/overlays/turns.js';
import { PURPOSES } from '../../shared/services/consent/purposes.js';
import { consentMessages } from '../../shared/platform/i18n/en/consent.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { useFeature } from '../hooks/use-feature.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useMethods } from '../hooks/use-methods.js';
import { useStore } from '../hooks/use-store.js';
import { BannerView } from './banner-view.js';
import { useBannerShown } from './use-banner-shown.js';
import { useNotEngaged } from './use-not-engaged.js';
import { useFirstOnPage } from './use-first-on-page.js';
import { tagSettings } from './tag-settings.js';

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
      <span part="status" role="status">
        {answered && !shown && t(offersReload ? 'stale' : 'saved')}
      </span>
    </>
  );
}
