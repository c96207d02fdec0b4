import { useEffect, useMemo, useRef, useState } from 'react';
import type { BlockProps } from '../../elements/define/derived-types.js';
import type { map } from '../../elements/sq-map/declaration.js';
import { consent } from '../../shared/consent/consent.js';
import { mapMessages } from '../../shared/i18n/en/map.js';
import { translate } from '../../shared/i18n/translate.js';
import { useStore } from '../hooks/use-store.js';
import { useVisible } from '../hooks/use-visible.js';
import { chooseEngine } from './choose-engine.js';
import type { MapOptions } from './engines/engine.js';
import { addressText, externalLink } from './logic/external-link.js';
import { useMap } from './use-map.js';

/** Opens an address in a new tab that knows nothing of this one; a test puts its own in. */
export const browser = { open: (url: string) => void window.open(url, '_blank', 'noopener') };

/** The address is always there. The map above it comes when it is seen and, where a third party draws it, allowed. */
export function Map(props: BlockProps<typeof map>) {
  const { host, mapLat: lat, mapLng: lng, mapZoom: zoom } = props;
  const { element } = host;
  const container = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const choice = useMemo(() => chooseEngine(element, props.styleUrl), [element, props.styleUrl]);
  const near = useVisible(element, '200px');
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (near) setSeen(true);
  }, [near]);
  const accepted = useStore(consent()) === 'accepted';
  const [allowedOnce, setAllowedOnce] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const allowed = choice !== undefined && (choice.thirdParty === undefined || accepted || allowedOnce);

  const markerLat = Number.isNaN(props.markerLat) ? lat : props.markerLat;
  const markerLng = Number.isNaN(props.markerLng) ? lng : props.markerLng;
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
  const { state, handle } = useMap(container, marker, {
    choice,
    wanted: allowed && seen,
    attempt,
    options,
    onLoad: () => host.emit('sq-map-load', {}),
    onError: (message) => host.emit('sq-map-error', { message }),
  });
  const say = (key: keyof typeof mapMessages, parameters?: Record<string, string>) =>
    translate(element, 'map', mapMessages, key, parameters);
  const place = addressText(props.addressTitle, props.addressLine1, props.addressLine2, props.addressCountry);
  const name = place || element.querySelector('address')?.textContent.trim().replace(/\s+/g, ' ') || '';

  function openExternally() {
    const url = externalLink({ lat: markerLat, lng: markerLng, zoom: Math.round(handle.current?.zoom ?? zoom), text: name });
    if (host.emit('sq-marker-click', { lat: markerLat, lng: markerLng, url }) && props.linkOnClick) browser.open(url);
  }

  if (!choice) return <slot />;
  const ready = state.name === 'ready';
  return (
    <>
      <div part="map" role="region" aria-label={name ? say('mapOf', { place: name }) : say('map')} data-style={props.mapStyle}>
        <div id="map" ref={container} />
        <div hidden>
          <button type="button" part="marker" ref={marker} aria-label={say('marker', { place: name })} onClick={openExternally}>
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
            <button type="button" part="zoom-out" aria-label={say('zoomOut')} onClick={() => handle.current?.zoomBy(-1)}>
              −
            </button>
          </div>
        )}
        {ready && state.attribution && <span part="attribution">{state.attribution}</span>}
        {!ready && (
          <div part="notice" role="status">
            {!allowed && (
              <>
                <p>{say('contacts', { provider: choice.thirdParty ?? '' })}</p>
                <button type="button" part="show" onClick={() => setAllowedOnce(true)}>
                  {say('show')}
                </button>
              </>
            )}
            {state.name === 'loading' && <p>{say('loading')}</p>}
            {state.name === 'failed' && (
              <>
                <p>{say('failed')}</p>
                <button type="button" part="show" onClick={() => setAttempt(attempt + 1)}>
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
