import { pageClock, type Clock } from '../timing/clock.js';
import { LoadError } from './load-error.js';

/** Not in the specification, which only says that there is one: what bundlers wait for a chunk. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Brings a chunk of code; one that fails, or takes too long, rejects with a LoadError (storefront §8). */
export function loadChunk<T>(chunk: string, load: () => Promise<T>, clock: Clock = pageClock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(CHUNK_TIMEOUT_MS, () => reject(new LoadError(chunk, 'timeout')));
    Promise.resolve()
      .then(load)
      .then(resolve, (cause: unknown) => reject(new LoadError(chunk, 'failed', { cause })))
      .finally(cancel);
  });
}
