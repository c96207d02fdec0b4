import { useLayoutEffect } from 'react';
import type { Declaration } from '../../shared/declaration/declaration.js';
import type { Host, Methods } from '../../shared/declaration/derived-types.js';

/** Implements the element's methods, with the values of the latest render. */
export function useMethods<D extends Declaration>(host: Host<D>, methods: Methods<D>): void {
  useLayoutEffect(() => host.provide(methods));
}
