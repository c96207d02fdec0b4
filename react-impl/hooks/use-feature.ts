import { useLayoutEffect, useState } from 'react';
import { warnOnce } from '../../shared/platform/log.js';
import { useLatest } from './use-latest.js';

/**
 * The default export of a module that not every page needs, a component or a function. It is loaded when `needed` becomes
 * true. `undefined` while it is not needed, is being loaded or could not be loaded; the block works without it, and tries again
 * when there is a network again.
 */
export function useFeature<T>(needed: boolean, load: () => Promise<{ readonly default: T }>): T | undefined {
  const [feature, setFeature] = useState<{ readonly value?: T }>({});
  const latest = useLatest(load);
  useLayoutEffect(() => {
    if (!needed) return;
    let isCurrent = true;
    const start = () =>
      latest.current().then(
        ({ default: value }) => isCurrent && setFeature({ value }),
        (error: Error) => {
          warnOnce(`a part of a block could not be loaded: ${error.message}`);
          addEventListener('online', () => void (isCurrent && start()), { once: true });
        },
      );
    void start();
    return () => {
      isCurrent = false;
    };
  }, [needed, latest]);
  return needed ? feature.value : undefined;
}
