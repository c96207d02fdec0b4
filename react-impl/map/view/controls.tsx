import type { RefObject } from 'react';
import type { mapMessages } from '../../../shared/platform/i18n/en/map.js';
import { safeLink } from '../../../shared/platform/html/safe-address.js';
import type { MapHandle } from '../engines/engine.js';
import type { Credit } from '../logic/attribution.js';

export type Translate = (key: keyof typeof mapMessages, parameters?: Record<string, string>) => string;

export const markerIcon = () => (
  <svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true">
    <path d="M12 0a12 12 0 0 0-12 12c0 8 12 20 12 20s12-12 12-20A12 12 0 0 0 12 0z" fill="currentColor" />
    <circle cx="12" cy="12" r="4.5" fill="#fff" />
  </svg>
);

export const zoomButtons = (handle: RefObject<MapHandle | undefined>, t: Translate) => (
  <div className="controls">
    <button type="button" part="zoom-in" aria-label={t('zoomIn')} onClick={() => handle.current?.zoomBy(1)}>
      +
    </button>
    <button type="button" part="zoom-out" aria-label={t('zoomOut')} onClick={() => handle.current?.zoomBy(-1)}>
      −
    </button>
  </div>
);

/** The attribution of the map data. It is not an option, since its licence requires it. */
export const creditLine = (credits: readonly Credit[]) => (
  <span part="attribution">
    {credits.map(({ text, href }, index) =>
      href ? (
        <a key={index} href={safeLink(href)} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        <span key={index}>{text}</span>
      ),
    )}
  </span>
);
