import { useLayoutEffect } from 'react';
import type { Declaration } from '../../shared/declaration/declaration.js';
import type { Host, Methods } from '../../shared/declaration/derived-types.js';

/** Gives the element's methods their newest implementation. */
export function useMethods<D extends Declaration>(host: Host<D>, methods: Methods<D>): void {
  useLayoutEffect(() => host.provide(methods));
}
