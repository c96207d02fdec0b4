import { useLayoutEffect, useRef } from 'react';
import type { BannerSettings } from '../../shared/consent/banner-settings.js';
import { allowedHtml } from '../../shared/html/allowed-html.js';
import type { consentMessages } from '../../shared/i18n/en/consent.js';
import { Icon } from '../parts/icon.js';
import { useScrollRoom } from './use-scroll-room.js';

interface Props {
  settings: BannerSettings;
  hasOwnText: boolean;
  takesFocus: boolean;
  say(key: keyof typeof consentMessages): string;
  onAnswer(accepted: boolean): void;
}

/** The notice itself: a named region, no dialog; it never takes the focus by itself. */
export function BannerView({ settings, hasOwnText, takesFocus, say, onAnswer }: Props) {
  const { text, position, theme, variant, ctaVariant, acceptType } = settings;
  const banner = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useScrollRoom(banner, position === 'BOTTOM');
  useLayoutEffect(() => {
    if (words.current && text && !hasOwnText) words.current.replaceChildren(allowedHtml(text));
  }, [text, hasOwnText]);
  useLayoutEffect(() => {
    if (takesFocus) banner.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  const accept = settings.ctaText || say('accept');
  const decline = settings.optOutCtaText || say('decline');
  const both = acceptType === 'OPT_IN_AND_OUT';
  const iconOnly = ctaVariant === 'ICON' && !both;
  return (
    <div
      part="banner"
      ref={banner}
      role="region"
      aria-label={say('notice')}
      data-theme={theme}
      data-variant={variant}
      data-position={position}
      data-cta={ctaVariant}
    >
      <div part="text" ref={words}>
        {hasOwnText ? <slot /> : text ? null : <p>{say('text')}</p>}
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
          onClick={() => onAnswer(true)}
        >
          {ctaVariant === 'ICON' && <Icon name={both ? 'check' : 'close'} />}
          {iconOnly ? null : accept}
        </button>
      </div>
    </div>
  );
}
