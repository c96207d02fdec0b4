import { warnOnce } from '../../shared/platform/log.js';
import { scriptGlobal } from '../../shared/platform/page/script-global.js';
import type { ScriptQueue, Services } from '../public/services.js';

type Use = (services: Services) => unknown;

/**
 * Gives the services to the functions in `window.sq`, those that the page has pushed already and later ones, and adds the
 * services to the list itself. Their code is loaded for the first function. A page that has something else under this
 * name keeps it.
 *
 * @param load imports `sq-blocks/services`
 */
export function startScriptQueue(load: () => Promise<Services>): undefined {
  const queue = scriptGlobal('sq') ?? (window.sq = []);
  if (!Array.isArray(queue)) return;
  const waiting = queue.splice(0);
  let services: Promise<Services> | undefined;

  const call = async (use: unknown) => {
    if (typeof use !== 'function') return warnOnce('window.sq takes functions, which get the services.', use);
    let loaded: Services;
    try {
      services ??= load();
      loaded = await services;
      Object.assign(queue, loaded);
    } catch (error) {
      // The next function tries again.
      services = undefined;
      return warnOnce('the services for window.sq could not be loaded.', error);
    }
    // As if the page had called it: an error is the page's own, and stops nobody else.
    queueMicrotask(() => (use as Use)(loaded));
  };
  Object.assign(queue, { push: (...uses: unknown[]) => uses.forEach((use) => void call(use)) } satisfies ScriptQueue);
  waiting.forEach((use) => void call(use));
}
