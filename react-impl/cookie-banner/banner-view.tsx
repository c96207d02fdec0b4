import { isSignalHonoured } from '../../shared/services/consent/permissions.js';
import type { BannerSettings } from '../../shared/services/consent/banner-settings.js';
import type { consentMessages } from '../../shared/platform/i18n/en/consent.js';
import { Icon } from '../parts/icon.js';
import { AuthorText } from './author-text.js';
import { Notice } from './notice.js';

interface Props {
  settings: BannerSettings;
  hasOwnText: boolean;
  takesFocus: boolean;
  say(key: keyof typeof consentMessages): string;
  onAnswer(accepted: boolean): void;
}

/** The question and its answers. */
export function BannerView({ settings, hasOwnText, takesFocus, say, onAnswer }: Props) {
  const { text, ctaVariant, acceptType } = settings;
  const accept = settings.ctaText || say('accept');
  const decline = settings.optOutCtaText || say('decline');
  const both = acceptType === 'OPT_IN_AND_OUT';
  // Beside each other two icons would have to be guessed: there both have words. Alone it is a tick, as a cross
  // would look like a way out and not like a yes.
  const iconOnly = ctaVariant === 'ICON' && !both;
  return (
    <Notice settings={settings} label={say('notice')} takesFocus={takesFocus}>
      <div part="text">
        {hasOwnText ? <slot /> : text ? <AuthorText html={text} /> : <p>{say('text')}</p>}
        {isSignalHonoured() && <p part="signal">{say('signal')}</p>}
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
