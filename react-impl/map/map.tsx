import { useMemo, type ComponentType } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { map } from './declaration.js';
import { warnOnce } from '../../shared/platform/log.js';
import { useFeature } from '../hooks/use-feature.js';
import { chooseEngine, type EngineChoice } from './choose-engine.js';
import { DEFAULT_CENTRE } from './constants.js';

type LiveProps = BlockProps<typeof map> & { readonly choice: EngineChoice };

const Address = () => <slot />;

/** Half of a pair, or an attribute that a template has left empty, names no place: not the default one either. */
function isPlace(element: Element, { mapLat, mapLng }: BlockProps<typeof map>): boolean {
  if (Number.isNaN(mapLat) || Number.isNaN(mapLng)) return false;
  const isLat = mapLat !== DEFAULT_CENTRE.lat;
  const isLng = mapLng !== DEFAULT_CENTRE.lng;
  if (isLat ? isLng : !isLng && !element.matches('[map-lat=""],[map-lng=""]')) return true;
  warnOnce('map-lat and map-lng are given together: without one of them the address is shown without a map.', element);
  return false;
}

/** Replaced by tests. */
export const features = { liveMap: () => import('./features/live-map.js') };

/**
 * The address is always shown. The code of the map above it is loaded only if the page names an engine, which many do not,
 * and if the place can be read.
 */
export function MapBlock(props: BlockProps<typeof map>) {
  const { element } = props.host;
  const hasPlace = isPlace(element, props);
  const choice = useMemo(
    () => (hasPlace ? chooseEngine(element, props.styleUrl) : undefined),
    [element, props.styleUrl, hasPlace],
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
