import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { BlockProps } from '../../../shared/declaration/derived-types.js';
import type { map } from '../declaration.js';
import { mapMessages } from '../../../shared/platform/i18n/en/map.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { useVisible } from '../../hooks/use-visible.js';
import type { EngineChoice } from '../choose-engine.js';
import { addressText } from '../logic/external-link.js';
import { mapOptions } from '../logic/map-options.js';
import { useMap } from '../use-map.js';
import { useMarker } from '../use-marker.js';
import { useThirdParty } from '../use-third-party.js';
import { creditLine, markerIcon, zoomButtons, type Translate } from '../view/controls.js';
import { Notice } from '../view/notice.js';
import sheet from './live-map.css' with { type: 'css' };

interface Props extends BlockProps<typeof map> {
  readonly choice: EngineChoice;
}

/** The map above the address. It is there while it is near the viewport and its third party, if any, is allowed. */
export default function LiveMap(props: Props) {
  const { host, choice } = props;
  const { element } = host;
  const region = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState(0);
  const permission = useThirdParty(choice);
  const isKept = useKept(element, region, choice.isScarce);
  useLayoutEffect(() => host.addSheet(sheet), [host]);

  const t: Translate = (key, parameters) => translate(element, 'map', mapMessages, key, parameters);
  const address = addressText(props.addressTitle, props.addressLine1, props.addressLine2, props.addressCountry);
  const name = address || element.querySelector('address')?.textContent.trim().replace(/\s+/g, ' ') || '';
  const place = name || t('map');
  const options = mapOptions(props);
  const { state, credits, handle } = useMap(container, marker, {
    choice,
    enabled: permission.allowed && isKept,
    attempt,
    options,
    texts: { map: t('mapOf', { place }), twoFingers: t('twoFingers') },
    mayContact: permission.mayContact,
    onLoad: () => host.emit('sq-map-load', {}),
    onError: (message) => host.emit('sq-map-error', { message }),
  });
  const openExternally = useMarker(props, marker, handle, options, name);
  // The clicked button is removed: its focus goes to the map.
  const focusMap = () => region.current?.focus();

  return (
    <>
      <div
        part="map"
        ref={region}
        role="region"
        tabIndex={-1}
        aria-label={name ? t('mapOf', { place }) : place}
        data-style={props.mapStyle}
        data-state={state}
      >
        <div id="map" ref={container} />
        {/* Hidden here: the engine moves the marker into the map. */}
        <div hidden>
          <button
            type="button"
            part="marker"
            ref={marker}
            data-draggable={props.markerDraggable || undefined}
            aria-label={t('marker', { place })}
            onClick={openExternally}
          >
            {markerIcon()}
          </button>
        </div>
        {state === 'ready' && props.showControls && zoomButtons(handle, t)}
        {state === 'ready' && credits.length > 0 && creditLine(credits)}
        {state !== 'ready' && (
          <Notice
            state={state}
            permission={permission}
            t={t}
            onAllow={() => {
              focusMap();
              permission.allow();
            }}
            onTryAgain={() => {
              focusMap();
              setAttempt(attempt + 1);
            }}
          />
        )}
      </div>
      <slot />
    </>
  );
}

/**
 * Whether there is to be a map: from when the element is within 200 px of the viewport. A scarce one is given back from
 * 400 px on, unless it has the focus.
 */
function useKept(element: Element, region: RefObject<Element | null>, isScarce: boolean): boolean {
  const isNear = useVisible(element, '200px');
  const isFar = !useVisible(element, '400px');
  const [isKept, setKept] = useState(false);
  useLayoutEffect(() => {
    if (isNear) setKept(true);
    else if (isScarce && isFar && !region.current?.matches(':focus-within')) setKept(false);
  }, [isNear, isFar, isScarce, region]);
  return isKept;
}
