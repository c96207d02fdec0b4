import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { warnOnce } from '../../shared/log.js';
import { debounce } from '../../shared/timing/debounce.js';
import { useLatest } from '../hooks/use-latest.js';
import type { EngineChoice } from './choose-engine.js';
import { LOAD_TIMEOUT_MS, UPDATE_DEBOUNCE_MS } from './constants.js';
import type { MapHandle, MapOptions } from './engines/engine.js';

export type MapState = { readonly name: 'waiting' } | { readonly name: 'loading' } | { readonly name: 'ready'; readonly attribution: string } | { readonly name: 'failed' };

interface Options {
  choice: EngineChoice | undefined;
  /** Seen and allowed. */
  wanted: boolean;
  /** Counts the visitor's "try again". */
  attempt: number;
  options: MapOptions;
  onLoad(): void;
  onError(message: string): void;
}

/** Brings the engine when the map is wanted, keeps it up to date, and takes it away with the block. */
export function useMap(container: RefObject<HTMLElement | null>, marker: RefObject<HTMLElement | null>, settings: Options) {
  const { choice, wanted, attempt, options } = settings;
  const [state, setState] = useState<MapState>({ name: 'waiting' });
  const handle = useRef<MapHandle>(undefined);
  const latest = useLatest(settings);
  const id = choice?.id;

  useLayoutEffect(() => {
    const place = container.current;
    const pin = marker.current;
    const { choice: engineChoice } = latest.current;
    if (!wanted || !place || !pin || !engineChoice) return setState({ name: 'waiting' });
    const abort = new AbortController();
    const home = pin.parentElement;
    const box = place.appendChild(document.createElement('div'));
    box.className = 'canvas';
    const timer = setTimeout(() => abort.abort(new Error(`the map did not load within ${LOAD_TIMEOUT_MS} ms`)), LOAD_TIMEOUT_MS);
    const late = new Promise<never>((_, reject) => abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error)));
    late.catch(() => {});
    let gone = false;
    setState({ name: 'loading' });
    const creating = engineChoice.load().then((engine) => engine.create(box, pin, latest.current.options, abort.signal));
    Promise.race([creating, late])
      .then((made) => {
        clearTimeout(timer);
        if (gone) return made.destroy();
        handle.current = made;
        setState({ name: 'ready', attribution: made.attribution });
        latest.current.onLoad();
      })
      .catch((error: unknown) => {
        clearTimeout(timer);
        abort.abort(error);
        if (gone) return;
        box.remove();
        home?.append(pin);
        setState({ name: 'failed' });
        const message = error instanceof Error ? error.message : String(error);
        warnOnce(`the map could not be shown: ${message}`);
        latest.current.onError(message);
      });
    return () => {
      gone = true;
      clearTimeout(timer);
      abort.abort(new Error('the map is gone'));
      handle.current?.destroy();
      handle.current = undefined;
      home?.append(pin);
      box.remove();
    };
  }, [container, marker, latest, wanted, id, attempt]);

  // Widgets §4 "Maps": option updates are debounced.
  const text = JSON.stringify(options);
  useLayoutEffect(() => {
    const update = debounce(() => handle.current?.update(latest.current.options), UPDATE_DEBOUNCE_MS);
    update();
    return () => update.cancel();
  }, [text, latest]);

  return { state, handle };
}
