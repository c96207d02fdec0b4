import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { warnOnce } from '../../shared/platform/log.js';
import { debounce } from '../../shared/platform/timing/debounce.js';
import { useLatest } from '../hooks/use-latest.js';
import type { EngineChoice } from './choose-engine.js';
import { LOAD_TIMEOUT_MS, UPDATE_DEBOUNCE_MS } from './constants.js';
import type { MapHandle, MapOptions, MapWatch } from './engines/engine.js';
import type { Credit } from './logic/attribution.js';

export type MapState =
  | { readonly name: 'waiting' }
  | { readonly name: 'loading' }
  | { readonly name: 'ready' }
  | { readonly name: 'failed' };

interface Options {
  choice: EngineChoice | undefined;
  /** Seen and allowed. */
  wanted: boolean;
  /** Counts the visitor's "try again". */
  attempt: number;
  options: MapOptions;
  words: MapWatch['words'];
  /** A style may lead to other hosts than its own. */
  mayContact(host: string): boolean;
  onLoad(): void;
  onError(message: string): void;
}

/** Brings the engine when the map is wanted, keeps it up to date, and takes it away with the block. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  marker: RefObject<HTMLElement | null>,
  settings: Options,
) {
  const { choice, wanted, attempt, options } = settings;
  const [state, setState] = useState<MapState>({ name: 'waiting' });
  const [credits, setCredits] = useState<readonly Credit[]>([]);
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
    const timeOut = () => {
      // A page in the background draws nothing, which is nobody's fault.
      if (document.hidden) timer = setTimeout(timeOut, LOAD_TIMEOUT_MS);
      else abort.abort(new Error(`the map did not load within ${LOAD_TIMEOUT_MS} ms`));
    };
    let timer = setTimeout(timeOut, LOAD_TIMEOUT_MS);
    const late = new Promise<never>((_, reject) =>
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error)),
    );
    late.catch(() => {});
    let gone = false;
    setState({ name: 'loading' });
    const fail = (error: unknown) => {
      clearTimeout(timer);
      abort.abort(error);
      if (gone) return;
      takeDown();
      setState({ name: 'failed' });
      const message = error instanceof Error ? error.message : String(error);
      warnOnce(`the map could not be shown: ${message}`);
      latest.current.onError(message);
    };
    const takeDown = () => {
      handle.current?.destroy();
      handle.current = undefined;
      home?.append(pin);
      box.remove();
      setCredits([]);
    };
    const watch: MapWatch = {
      mayContact: (host) => latest.current.mayContact(host),
      onCredits: (list) => !gone && setCredits(list),
      onFailure: fail,
      words: latest.current.words,
    };
    const creating = engineChoice
      .load()
      .then((engine) => engine.create(box, pin, latest.current.options, abort.signal, watch));
    // A map that comes too late is taken down again.
    creating.then(
      (made) => abort.signal.aborted && made.destroy(),
      () => {},
    );
    Promise.race([creating, late])
      .then((made) => {
        clearTimeout(timer);
        if (abort.signal.aborted) return;
        handle.current = made;
        setState({ name: 'ready' });
        latest.current.onLoad();
      })
      .catch(fail);
    return () => {
      gone = true;
      clearTimeout(timer);
      abort.abort(new Error('the map is gone'));
      takeDown();
    };
  }, [container, marker, latest, wanted, id, attempt]);

  // Widgets §4 "Maps": option updates are debounced.
  const text = JSON.stringify(options);
  useLayoutEffect(() => {
    const update = debounce(() => handle.current?.update(latest.current.options), UPDATE_DEBOUNCE_MS);
    update();
    return () => update.cancel();
  }, [text, latest]);

  return { state, credits, handle };
}
