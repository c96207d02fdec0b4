import { useLayoutEffect, useState, type ComponentType } from 'react';
import { warnOnce } from '../../shared/platform/log.js';
import { useLatest } from './use-latest.js';

type Feature<P> = Promise<{ readonly default: ComponentType<P> }>;

/**
 * A part of a block that not every page needs: its code is loaded once it is needed. `undefined` until it is loaded, while
 * it is not needed, and if it could not be loaded.
 */
export function useFeature<P>(needed: boolean, load: () => Feature<P>): ComponentType<P> | undefined {
  const [feature, setFeature] = useState<{ readonly component?: ComponentType<P> }>({});
  const latest = useLatest(load);
  useLayoutEffect(() => {
    if (!needed) return;
    let isCurrent = true;
    latest.current().then(
      ({ default: component }) => isCurrent && setFeature({ component }),
      (error: Error) => warnOnce(`a part of a block could not be loaded: ${error.message}`),
    );
    return () => {
      isCurrent = false;
    };
  }, [needed, latest]);
  return needed ? feature.component : undefined;
}
