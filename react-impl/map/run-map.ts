import type { EngineChoice } from './choose-engine.js';
import { LOAD_TIMEOUT_MS } from './constants.js';
import type { MapHandle, MapOptions, MapWatch } from './engines/engine.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

/**
 * Loads an engine and creates a map with it in a new child of `container`. The marker is moved into the map, and back
 * when the map is removed. Fails when the map is not rendered within 30 s. Returns how to remove the map.
 *
 * @param onMap called with the map when it is rendered, and without it before it is removed
 */
export function runMap(
  choice: EngineChoice,
  container: HTMLElement,
  marker: HTMLElement,
  options: () => MapOptions,
  watch: Omit<MapWatch, 'onFailure'>,
  onMap: (map?: MapHandle) => void,
  onFailed: (error: Error) => void,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const markerHome = marker.parentElement;
  const box = container.appendChild(document.createElement('div'));
  box.className = 'canvas';
  let current: MapHandle | undefined;
  let isStopped = false;

  const remove = () => {
    onMap();
    current?.destroy();
    current = undefined;
    markerHome?.append(marker);
    box.remove();
  };
  const fail = (error: unknown) => {
    clearTimeout(timer);
    abort.abort(error);
    if (isStopped) return;
    isStopped = true;
    remove();
    onFailed(error instanceof Error ? error : new Error(String(error)));
  };
  const timeOut = () => {
    // A page in the background renders nothing: that is no failure.
    if (ofDocument('hidden')) timer = setTimeout(timeOut, LOAD_TIMEOUT_MS);
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
    clearTimeout(timer);
    abort.abort(new Error('the map is removed'));
    if (isStopped) return;
    isStopped = true;
    remove();
  };
}
