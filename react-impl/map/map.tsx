import { useMemo, type ComponentType } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { map } from '../../elements/sq-map/declaration.js';
import { warnOnce } from '../../shared/platform/log.js';
import { useFeature } from '../hooks/use-feature.js';
import { chooseEngine, type EngineChoice } from './choose-engine.js';

type LiveProps = BlockProps<typeof map> & { readonly choice: EngineChoice };

const Address = () => <slot />;

/** Replaced by tests. */
export const features = { liveMap: () => import('./features/live-map.js') };

/**
 * The address is always shown. The code of the map above it is loaded only if the page names an engine, which many do not,
 * and if the place can be read.
 */
export function Map(props: BlockProps<typeof map>) {
  const { element } = props.host;
  const isPlace = !Number.isNaN(props.mapLat) && !Number.isNaN(props.mapLng);
  const choice = useMemo(
    () => (isPlace ? chooseEngine(element, props.styleUrl) : undefined),
    [element, props.styleUrl, isPlace],
  );
  const LiveMap = useFeature<ComponentType<LiveProps>>(choice !== undefined, () =>
    features.liveMap().catch((error: Error) => {
      warnOnce(`the map could not be shown: ${error.message}`);
      props.host.emit('sq-map-error', { message: error.message });
      return { default: Address };
    }),
  );
  if (LiveMap && choice) return <LiveMap {...props} choice={choice} />;
  return (
    <>
      {choice && <div part="map" />}
      <slot />
    </>
  );
}
