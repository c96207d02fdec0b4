import { useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../../shared/declaration/derived-types.js';
import type { cookieBanner } from './declaration.js';
import { isOptOutSignalApplied } from '../../shared/services/consent/cookie-policy.js';
import type { BannerSettings } from '../../shared/services/consent/banner-settings.js';
import { allowedHtml } from '../../shared/platform/html/allowed-html.js';
import type { consentMessages } from '../../shared/platform/i18n/en/consent.js';
import type { Purpose } from '../../shared/services/consent/purposes.js';
import { useFeature } from '../hooks/use-feature.js';
import { Icon } from '../parts/icon.js';
import { Notice } from './notice.js';

interface Props {
  host: Host<typeof cookieBanner>;
  settings: BannerSettings;
  hasOwnText: boolean;
  takesFocus: boolean;
  t(key: keyof typeof consentMessages): string;
  onAnswer(accepted: boolean): void;
  onChoose(purposes: readonly Purpose[]): void;
}

/** The text of the banner and its buttons. */
export function BannerView({ host, settings, hasOwnText, takesFocus, t, onAnswer, onChoose }: Props) {
  const [choosing, setChoosing] = useState(false);
  const PurposeChoice = useFeature(choosing, () => import('./features/purpose-choice.js'));
  const { text, ctaVariant, acceptType, purposes } = settings;
  const accept = settings.ctaText || t('accept');
  const decline = settings.optOutCtaText || t('decline');
  // "By using this website, you agree" would not be true beside a button that declines.
  const both = acceptType === 'OPT_IN_AND_OUT';
  // Two buttons have texts, since two icons side by side are ambiguous. A single one is a tick: a cross would look like
  // "close" and not like "accept".
  const iconOnly = ctaVariant === 'ICON' && !both && purposes.length === 0;
  return (
    <Notice settings={settings} label={t('notice')} takesFocus={takesFocus}>
      <div part="text">
        {hasOwnText ? <slot /> : text ? <AuthorText html={text} /> : <p>{t(both ? 'textWithDecline' : 'text')}</p>}
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
        {purposes.length > 0 && (
          <button type="button" part="choose" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {t('choose')}
          </button>
        )}
      </div>
      {PurposeChoice && <PurposeChoice host={host} offered={purposes} onSave={onChoose} />}
    </Notice>
  );
}

/** The site's HTML text in a box of its own, whose children React does not know. */
function AuthorText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(allowedHtml(html)), [html]);
  return <div ref={box} />;
}
