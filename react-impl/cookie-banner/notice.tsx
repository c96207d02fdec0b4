import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { BannerSettings } from '../../shared/services/consent/banner-settings.js';
import { useScrollRoom } from './use-scroll-room.js';

interface Props {
  settings: BannerSettings;
  label: string;
  takesFocus: boolean;
  children: ReactNode;
}

/** The box of the banner: a named region and not a dialog. It is focused only if the visitor has opened it. */
export function Notice({ settings, label, takesFocus, children }: Props) {
  const { position, theme, variant, ctaVariant } = settings;
  const banner = useRef<HTMLDivElement>(null);
  useScrollRoom(banner, position.startsWith('TOP'));
  useLayoutEffect(() => {
    if (takesFocus) banner.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <div
      part="banner"
      ref={banner}
      role="region"
      aria-label={label}
      data-theme={theme}
      data-variant={variant}
      data-position={position}
      data-cta={ctaVariant}
    >
      {children}
    </div>
  );
}
