import { useLayoutEffect, useState, type ComponentType } from 'react';
import { warnOnce } from '../../shared/platform/log.js';
import { useLatest } from './use-latest.js';

type Feature<P> = Promise<{ readonly default: ComponentType<P> }>;

/** A part of a block that not every page needs: its code is fetched when it is wanted. Without it the block goes on. */
export function useFeature<P>(wanted: boolean, load: () => Feature<P>): ComponentType<P> | undefined {
  const [feature, setFeature] = useState<{ readonly made?: ComponentType<P> }>({});
  const latest = useLatest(load);
  useLayoutEffect(() => {
    if (!wanted) return;
    let isStill = true;
    latest.current().then(
      ({ default: made }) => isStill && setFeature({ made }),
      (error: Error) => warnOnce(`a part of a block could not be loaded: ${error.message}`),
    );
    return () => {
      isStill = false;
    };
  }, [wanted, latest]);
  return wanted ? feature.made : undefined;
}
