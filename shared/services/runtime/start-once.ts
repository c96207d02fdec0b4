import { onePerPage } from '../../platform/store.js';

interface Service {
  stop(): void;
}

const running = <S extends Service>(name: string) => onePerPage(name, () => ({ service: undefined as S | undefined }));

/** The page's running service of this name, whichever copy of the kit has started it; `undefined` when none runs. */
export const runningService = <S extends Service>(name: string): S | undefined => running<S>(name).service;

/**
 * Starts a service of the page, until the returned function is called. While one runs, a second start changes nothing
 * and stops nothing.
 */
export function startOnce<S extends Service>(name: string, create: () => S): () => void {
  const page = running<S>(name);
  if (page.service) return () => {};
  const service = (page.service = create());
  return () => {
    service.stop();
    if (page.service === service) page.service = undefined;
  };
}
