import { useLayoutEffect, useRef } from 'react';
import { isOptOutSignalApplied } from '../../shared/services/consent/permissions.js';
import type { BannerSettings } from '../../shared/services/consent/banner-settings.js';
import { allowedHtml } from '../../shared/platform/html/allowed-html.js';
import type { consentMessages } from '../../shared/platform/i18n/en/consent.js';
import { Icon } from '../parts/icon.js';
import { Notice } from './notice.js';

interface Props {
  settings: BannerSettings;
  hasOwnText: boolean;
  takesFocus: boolean;
  t(key: keyof typeof consentMessages): string;
  onAnswer(accepted: boolean): void;
}

/** The text of the banner and its buttons. */
export function BannerView({ settings, hasOwnText, takesFocus, t, onAnswer }: Props) {
  const { text, ctaVariant, acceptType } = settings;
  const accept = settings.ctaText || t('accept');
  const decline = settings.optOutCtaText || t('decline');
  const both = acceptType === 'OPT_IN_AND_OUT';
  // Two buttons have texts, since two icons side by side are ambiguous. A single one is a tick: a cross would look like
  // "close" and not like "accept".
  const iconOnly = ctaVariant === 'ICON' && !both;
  return (
    <Notice settings={settings} label={t('notice')} takesFocus={takesFocus}>
      <div part="text">
        {hasOwnText ? <slot /> : text ? <AuthorText html={text} /> : <p>{t('text')}</p>}
        {isOptOutSignalApplied() && <p part="signal">{t('signal')}</p>}
      </div>
      <div part="actions">
        {both && (
          <button type="button" part="decline" onClick={() => onAnswer(false)}>
            {ctaVariant === 'ICON' && <Icon name="close" />}
            {decline}
          </button>
        )}
        <button
          type="button"
          part="accept"
          className={iconOnly ? 'icon-only' : undefined}
          aria-label={iconOnly ? accept : undefined}
          title={iconOnly ? accept : undefined}
          onClick={() => onAnswer(true)}
        >
          {ctaVariant === 'ICON' && <Icon name="check" />}
          {iconOnly ? null : accept}
        </button>
      </div>
    </Notice>
  );
}

/** The site's HTML text in a box of its own, whose children React does not know. */
function AuthorText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(allowedHtml(html)), [html]);
  return <div ref={box} />;
}
