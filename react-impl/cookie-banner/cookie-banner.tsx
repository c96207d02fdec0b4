import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../elements/define/derived-types.js';
import type { cookieBanner } from '../../elements/sq-cookie-banner/declaration.js';
import { clearTracking, consent } from '../../shared/consent/consent.js';
import { consentMessages } from '../../shared/i18n/en/consent.js';
import { translate } from '../../shared/i18n/translate.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { BannerView } from './banner-view.js';
import { useBannerShown } from './use-banner-shown.js';
import { bannerSettings } from './use-settings.js';

/** The notice and the visitor's answer. The answer itself lives in the consent store, which other blocks ask. */
export function CookieBanner(props: BlockProps<typeof cookieBanner>) {
  const { host } = props;
  const { element } = host;
  const settings = bannerSettings(props);
  const banner = useBannerShown(settings.enabled);
  const [saved, setSaved] = useState(false);
  const opener = useRef<Element>(null);
  const say = (key: keyof typeof consentMessages) => translate(element, 'consent', consentMessages, key);

  const restrictive = settings.restrictiveAbsolute || (settings.restrictive && consent().get() !== 'accepted');
  useLayoutEffect(() => {
    if (restrictive) clearTracking();
  }, [restrictive]);

  function answer(accepted: boolean) {
    if (accepted) consent().accept();
    else consent().decline();
    close();
    setSaved(true);
    host.emit('sq-consent-change', { accepted });
  }
  function open() {
    opener.current = document.activeElement;
    setSaved(false);
    banner.open();
  }
  function close() {
    const hadFocus = element.shadowRoot?.activeElement != null;
    banner.close();
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus();
  }

  // Escape puts a banner away that was opened again; it is no answer to the question.
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    if (event.key === 'Escape' && banner.reopened) close();
  });
  useMethods(host, { open, accept: () => answer(true), decline: () => answer(false) });

  const ownText = [...element.childNodes].some((node) => node.nodeType === Node.ELEMENT_NODE || node.nodeValue?.trim());
  return (
    <>
      {banner.shown && (
        <BannerView
          key={banner.mount}
          settings={settings}
          hasOwnText={ownText}
          takesFocus={banner.reopened}
          say={say}
          onAnswer={answer}
        />
      )}
      <span part="status" role="status">
        {saved && say('saved')}
      </span>
    </>
  );
}
