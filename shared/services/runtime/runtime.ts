import { warnOnce } from '../../platform/log.js';
import { onePerPage } from '../../platform/store.js';

/** Starts something that runs beside the blocks. Returns the function that ends it, if it can be ended. */
export type Service = () => (() => void) | undefined;

export interface Runtime {
  readonly isInitialised: boolean;
  /** Starts the services. A second call starts nothing and logs a warning (storefront §4 "Runtime"). */
  init(services: readonly Service[]): void;
  /** Ends all services, the last one first; the runtime can then be initialised again. */
  destroy(): void;
}

/** The page's one runtime, shared by all copies of the kit. */
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

/** One failing service does not stop the others. */
function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    warnOnce('a service of the page has failed; the others go on.', error);
  }
}
