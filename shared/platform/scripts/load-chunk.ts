import { pageClock, type Clock } from '../timing/clock.js';
import { LoadError } from './load-error.js';

/** The usual time-out of bundlers: the specification requires a time-out without giving its length. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Runs `load`. Rejects with a LoadError if it fails or takes longer than two minutes (storefront §8). */
export function loadChunk<T>(chunk: string, load: () => Promise<T>, clock: Clock = pageClock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(CHUNK_TIMEOUT_MS, () => reject(new LoadError(chunk, 'timeout')));
    Promise.resolve()
      .then(load)
      .then(resolve, (cause: unknown) => reject(new LoadError(chunk, 'failed', { cause })))
      .finally(cancel);
  });
}
