import { useLayoutEffect } from 'react';
import type { Declaration } from '../../shared/declaration/declaration.js';
import type { Host, Properties } from '../../shared/declaration/derived-types.js';
import { useLatest } from './use-latest.js';

type Readers<P> = { readonly [K in keyof P]: () => P[K] };

/** Defines the read-only `properties` of the declaration on the element while the block is on the page. */
export function useProperties<D extends Declaration>(host: Host<D>, readers: Readers<Properties<D>>): void {
  const latest = useLatest<Record<string, () => unknown>>(readers);
  useLayoutEffect(() => {
    const element = host.element as unknown as Record<string, unknown>;
    const names = Object.keys(latest.current);
    for (const name of names)
      Object.defineProperty(element, name, { configurable: true, get: () => latest.current[name]?.() });
    return () => {
      for (const name of names) delete element[name];
    };
  }, [host, latest]);
}
