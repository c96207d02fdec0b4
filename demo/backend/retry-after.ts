import type { AppContext } from './app-options.js';

/** Tells a client that came too often when to come again. */
export const sayRetryAfter = (c: AppContext, waitMs: number): void =>
  c.header('retry-after', String(Math.ceil(waitMs / 1000)));
