import { warnOnce } from '../../platform/log.js';
import { onePerPage } from '../../platform/store.js';

/** Starts something that runs beside the blocks; answers how to end it. */
export type Service = () => (() => void) | undefined;

export interface Runtime {
  readonly isInitialised: boolean;
  /** Starts the services, once: a second run is only warned of (storefront §4 "Runtime"). */
  init(services: readonly Service[]): void;
  /** Ends them all, the last one first; the runtime can then be initialised again. */
  destroy(): void;
}

/** One for the page, however many bundles are on it. */
export const runtime = (): Runtime => onePerPage('runtime', createRuntime);

export function createRuntime(): Runtime {
  let destructors: (() => void)[] | undefined;
  return {
    get isInitialised() {
      return destructors !== undefined;
    },
    init(services) {
      if (destructors) return warnOnce('the services run on this page already; the first ones stay.');
      destructors = [];
      for (const start of services)
        attempt(() => {
          const end = start();
          if (end) destructors?.push(end);
        });
    },
    destroy() {
      const ending = destructors ?? [];
      destructors = undefined;
      for (const end of ending.reverse()) attempt(end);
    },
  };
}

/** One that breaks takes no other along. */
function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    warnOnce('a service of the page has failed; the others go on.', error);
  }
}
