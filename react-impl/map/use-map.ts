import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { warnOnce } from '../../shared/platform/log.js';
import { debounce } from '../../shared/platform/timing/debounce.js';
import { useLatest } from '../hooks/use-latest.js';
import type { EngineChoice } from './choose-engine.js';
import { UPDATE_DEBOUNCE_MS } from './constants.js';
import { MapLost, type MapHandle, type MapOptions, type MapView, type MapWatch } from './engines/engine.js';
import type { Credit } from './logic/attribution.js';
import { runMap } from './run-map.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

interface Settings {
  choice: EngineChoice;
  /** Whether there may be a map: it is near the viewport and allowed. */
  enabled: boolean;
  /** Counts the clicks on "Try again". */
  attempt: number;
  options: MapOptions;
  texts: MapWatch['texts'];
  mayContact: MapWatch['mayContact'];
  onLoad(): void;
  onError(message: string): void;
}

export type MapState = 'waiting' | 'loading' | 'ready' | 'failed';

const placesOf = ({ lat, lng, zoom, markerLat, markerLng }: MapOptions) =>
  [lat, lng, zoom, markerLat, markerLng].join();

/**
 * Creates the map when it is enabled, updates it when its options change, and removes it when it is not enabled any more.
 * A map that comes again shows what the visitor has seen last. One whose context the browser has taken is drawn anew, once
 * for each time that it is enabled: where more maps are in view than the browser can draw, they would take it in turns.
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  marker: RefObject<HTMLElement | null>,
  settings: Settings,
) {
  const { enabled, attempt, options } = settings;
  const [state, setState] = useState<MapState>('waiting');
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const handle = useRef<MapHandle>(undefined);
  const latest = useLatest(settings);
  const { id } = settings.choice;
  const seen = useRef<{ view: MapView; from: string }>(undefined);
  const isDrawnAnew = useRef(false);
  const [redraws, setRedraws] = useState(0);

  useLayoutEffect(() => {
    const { choice, texts } = latest.current;
    if (!enabled || !container.current || !marker.current) {
      isDrawnAnew.current = false;
      return setState('waiting');
    }
    setState('loading');
    const from = placesOf(latest.current.options);
    const view = seen.current?.from === from ? seen.current.view : undefined;
    const drawAnew = () => setRedraws((count) => count + 1);
    const stop = runMap(
      choice,
      container.current,
      marker.current,
      () => latest.current.options,
      { texts, mayContact: (host) => latest.current.mayContact(host), onCredits: setCredits, view },
      (map) => {
        const last = handle.current?.view;
        if (last) seen.current = { view: last, from: placesOf(latest.current.options) };
        handle.current = map;
        if (!map) return setCredits([]);
        setState('ready');
        latest.current.onLoad();
      },
      (error) => {
        if (error instanceof MapLost && !isDrawnAnew.current) {
          isDrawnAnew.current = true;
          setState('loading');
          // Nothing is drawn in a tab that is hidden.
          if (ofDocument('hidden')) document.addEventListener('visibilitychange', drawAnew, { once: true });
          else drawAnew();
          return;
        }
        setState('failed');
        warnOnce(`the map could not be shown: ${error.message}`);
        latest.current.onError(error.message);
      },
    );
    return () => {
      document.removeEventListener('visibilitychange', drawAnew);
      stop();
    };
  }, [container, marker, latest, enabled, id, attempt, redraws]);

  // Widgets §4 "Maps": option updates are debounced.
  const serialized = JSON.stringify(options);
  useLayoutEffect(() => {
    const update = debounce(() => handle.current?.update(latest.current.options), UPDATE_DEBOUNCE_MS);
    update();
    return () => update.cancel();
  }, [serialized, latest]);

  return { state, credits, handle };
}
