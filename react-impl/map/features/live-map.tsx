import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../../shared/declaration/derived-types.js';
import type { map } from '../../../elements/sq-map/declaration.js';
import { mapMessages } from '../../../shared/platform/i18n/en/map.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { useVisible } from '../../hooks/use-visible.js';
import type { EngineChoice } from '../choose-engine.js';
import type { MapOptions, Place } from '../engines/engine.js';
import { addressText, externalLink } from '../logic/external-link.js';
import { Credits } from '../credits.js';
import { useAllowed } from '../use-allowed.js';
import { useMap } from '../use-map.js';
import { useMarkerDrag } from '../use-marker-drag.js';
import sheet from './live-map.css' with { type: 'css' };

/** Opens an address in a new tab that knows nothing of this one; a test puts its own in. */
export const browser = { open: (url: string) => void window.open(url, '_blank', 'noopener') };

interface Props extends BlockProps<typeof map> {
  readonly choice: EngineChoice;
}

/** The map above the address: it comes when it is seen and, where a third party draws it, allowed. */
export default function LiveMap(props: Props) {
  const { host, choice, mapLat: lat, mapLng: lng, mapZoom: zoom } = props;
  const { element } = host;
  const region = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const dropped = useRef<Place & { origin: string }>(undefined);
  useLayoutEffect(() => host.addSheet(sheet), [host]);
  const near = useVisible(element, '200px');
  const [seen, setSeen] = useState(false);
  useLayoutEffect(() => {
    if (near) setSeen(true);
  }, [near]);
  const { allowed: allowedAll, allow } = useAllowed();
  // A style of the site's own may lead elsewhere, which shows when it is read; from then on it waits like any other.
  const [led, setLed] = useState<{ id: string; host: string }>();
  const [attempt, setAttempt] = useState(0);
  const thirdParty = choice.thirdParty ?? (led?.id === choice.id ? led?.host : undefined);
  const allowed = thirdParty === undefined || allowedAll;

  const markerLat = props.markerLat ?? lat;
  const markerLng = props.markerLng ?? lng;
  const options: MapOptions = {
    lat,
    lng,
    zoom,
    markerLat,
    markerLng,
    style: props.mapStyle,
    showLabels: props.showLabels,
    showTerrain: props.showTerrain,
    draggable: props.mapDraggable,
    scrollwheel: props.scrollwheel,
    disableDefaultUi: props.disableDefaultUi,
    markerDraggable: props.markerDraggable,
  };
  const say = (key: keyof typeof mapMessages, parameters?: Record<string, string>) =>
    translate(element, 'map', mapMessages, key, parameters);
  const place = addressText(props.addressTitle, props.addressLine1, props.addressLine2, props.addressCountry);
  const name = place || element.querySelector('address')?.textContent.trim().replace(/\s+/g, ' ') || '';

  const { state, credits, handle } = useMap(container, marker, {
    choice,
    wanted: allowed && seen,
    attempt,
    options,
    words: { map: say('mapOf', { place: name || say('map') }), twoFingers: say('twoFingers') },
    mayContact(asked) {
      const { id } = choice;
      setLed((known) => (known?.id === id ? known : { id, host: asked }));
      return allowedAll;
    },
    onLoad: () => host.emit('sq-map-load', {}),
    onError: (message) => host.emit('sq-map-error', { message }),
  });
  // Where the visitor has dropped the marker, until the author moves it.
  const origin = `${markerLat},${markerLng}`;
  function spotNow() {
    const { current } = dropped;
    return current?.origin === origin ? { lat: current.lat, lng: current.lng } : { lat: markerLat, lng: markerLng };
  }
  function openExternally() {
    const spot = spotNow();
    const url = externalLink({ ...spot, zoom: Math.round(handle.current?.zoom ?? zoom), text: name });
    if (host.emit('sq-marker-click', { ...spot, url }) && props.linkOnClick) browser.open(url);
  }

  useMarkerDrag(marker, {
    draggable: props.markerDraggable,
    onMove(x, y) {
      const moved = handle.current?.moveMarker(x, y);
      if (moved) dropped.current = { ...moved, origin };
    },
    onDrop: () => host.emit('sq-marker-move', spotNow()),
  });

  /** The button that was used goes away: the focus stays with the map. */
  function keepFocus(act: () => void) {
    region.current?.focus();
    act();
  }

  const ready = state.name === 'ready';
  return (
    <>
      <div
        part="map"
        ref={region}
        role="region"
        tabIndex={-1}
        aria-label={name ? say('mapOf', { place: name }) : say('map')}
        data-style={props.mapStyle}
      >
        <div id="map" ref={container} />
        <div hidden>
          <button
            type="button"
            part="marker"
            ref={marker}
            data-draggable={props.markerDraggable || undefined}
            aria-label={say('marker', { place: name || say('map') })}
            onClick={openExternally}
          >
            <svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true">
              <path d="M12 0a12 12 0 0 0-12 12c0 8 12 20 12 20s12-12 12-20A12 12 0 0 0 12 0z" fill="currentColor" />
              <circle cx="12" cy="12" r="4.5" fill="#fff" />
            </svg>
          </button>
        </div>
        {ready && props.showControls && (
          <div className="controls">
            <button type="button" part="zoom-in" aria-label={say('zoomIn')} onClick={() => handle.current?.zoomBy(1)}>
              +
            </button>
            <button
              type="button"
              part="zoom-out"
              aria-label={say('zoomOut')}
              onClick={() => handle.current?.zoomBy(-1)}
            >
              −
            </button>
          </div>
        )}
        {ready && credits.length > 0 && <Credits credits={credits} />}
        {!ready && (
          <div part="notice" role="status">
            {!allowed && (
              <>
                <p>{say('contacts', { provider: thirdParty ?? '' })}</p>
                <button type="button" part="show" onClick={() => keepFocus(allow)}>
                  {say('show')}
                </button>
              </>
            )}
            {state.name === 'loading' && <p>{say('loading')}</p>}
            {state.name === 'failed' && (
              <>
                <p>{say('failed')}</p>
                <button type="button" part="show" onClick={() => keepFocus(() => setAttempt(attempt + 1))}>
                  {say('again')}
                </button>
              </>
            )}
          </div>
        )}
      </div>
      <slot />
    </>
  );
}
