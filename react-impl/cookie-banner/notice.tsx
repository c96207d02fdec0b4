import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { BannerSettings } from '../../shared/services/consent/banner-settings.js';

/** The height of the banner in px while it covers an edge of the page, for a site's own fixed elements. */
const HEIGHT = '--sq-cookie-banner-height';

/**
 * Sets the page's scroll padding to the height of a banner along an edge, so that a focused element is scrolled clear of
 * it (WCAG 2.4.11). The root element's previous value is restored afterwards.
 */
function useScrollRoom(banner: RefObject<HTMLElement | null>, atTop: boolean): void {
  useLayoutEffect(() => {
    const { current } = banner;
    if (!current) return;
    const { style } = document.documentElement;
    const padding = atTop ? 'scroll-padding-top' : 'scroll-padding-bottom';
    const before = style.getPropertyValue(padding);
    const restore = () => {
      style.setProperty(padding, before);
      style.removeProperty(HEIGHT);
    };
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = current;
      // A card in the corner of a wide page does not cover the page's text.
      if (offsetWidth < innerWidth / 2) return restore();
      style.setProperty(padding, `${offsetHeight}px`);
      style.setProperty(HEIGHT, `${offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      restore();
    };
  }, [banner, atTop]);
}

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
