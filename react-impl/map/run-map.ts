import { warnOnce } from '../../shared/platform/log.js';
import type { EngineChoice } from './choose-engine.js';
import { LOAD_TIMEOUT_MS } from './constants.js';
import type { MapHandle, MapOptions, MapWatch } from './engines/engine.js';

/**
 * Loads an engine and creates a map with it in a new child of `container`. The marker is moved into the map, and back
 * when the map is removed. Fails when the map is not rendered within 30 s. Returns how to remove the map.
 *
 * @param onMap called with the map when it is rendered, and without it when it is removed
 */
export function runMap(
  choice: EngineChoice,
  container: HTMLElement,
  marker: HTMLElement,
  options: () => MapOptions,
  watch: Omit<MapWatch, 'onFailure'>,
  onMap: (map?: MapHandle) => void,
  onFailed: (message: string) => void,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const markerHome = marker.parentElement;
  const box = container.appendChild(document.createElement('div'));
  box.className = 'canvas';
  let current: MapHandle | undefined;
  let isStopped = false;

  const remove = () => {
    current?.destroy();
    current = undefined;
    markerHome?.append(marker);
    box.remove();
    onMap();
  };
  const fail = (error: unknown) => {
    clearTimeout(timer);
    abort.abort(error);
    if (isStopped) return;
    remove();
    const message = error instanceof Error ? error.message : String(error);
    warnOnce(`the map could not be shown: ${message}`);
    onFailed(message);
  };
  const timeOut = () => {
    // A page in the background renders nothing: that is no failure.
    if (document.hidden) timer = setTimeout(timeOut, LOAD_TIMEOUT_MS);
    else fail(new Error(`the map did not load within ${LOAD_TIMEOUT_MS} ms`));
  };
  let timer = setTimeout(timeOut, LOAD_TIMEOUT_MS);

  choice
    .load()
    .then((engine) => engine.create(box, marker, options(), signal, { ...watch, onFailure: fail }))
    .then((map) => {
      // It was created too late.
      if (signal.aborted) return map.destroy();
      clearTimeout(timer);
      current = map;
      onMap(map);
    })
    .catch((error: unknown) => {
      if (!signal.aborted) fail(error);
    });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    abort.abort(new Error('the map is removed'));
    remove();
  };
}
