import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { debounce } from '../../shared/platform/timing/debounce.js';
import { useLatest } from '../hooks/use-latest.js';
import type { EngineChoice } from './choose-engine.js';
import { UPDATE_DEBOUNCE_MS } from './constants.js';
import type { MapHandle, MapOptions, MapWatch } from './engines/engine.js';
import type { Credit } from './logic/attribution.js';
import { runMap } from './run-map.js';

interface Settings {
  choice: EngineChoice;
  /** Whether the map may be loaded: it is near the viewport and allowed. */
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

/** Creates the map when it is enabled, updates it when its options change, and removes it with the block. */
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

  useLayoutEffect(() => {
    const { choice, texts } = latest.current;
    if (!enabled || !container.current || !marker.current) return setState('waiting');
    setState('loading');
    return runMap(
      choice,
      container.current,
      marker.current,
      () => latest.current.options,
      { texts, mayContact: (host) => latest.current.mayContact(host), onCredits: setCredits },
      (map) => {
        handle.current = map;
        if (!map) return setCredits([]);
        setState('ready');
        latest.current.onLoad();
      },
      (message) => {
        setState('failed');
        latest.current.onError(message);
      },
    );
  }, [container, marker, latest, enabled, id, attempt]);

  // Widgets §4 "Maps": option updates are debounced.
  const serialized = JSON.stringify(options);
  useLayoutEffect(() => {
    const update = debounce(() => handle.current?.update(latest.current.options), UPDATE_DEBOUNCE_MS);
    update();
    return () => update.cancel();
  }, [serialized, latest]);

  return { state, credits, handle };
}
