import { warnOnce } from '../../platform/log.js';
import type { Service } from './runtime.js';

/** Calls `go` once it is needed; answers how to stop waiting. */
export type Need = (go: () => void) => (() => void) | undefined;

/** A service whose code comes when it is needed. */
export const onNeed =
  (need: Need, load: () => Promise<Service>): Service =>
  () => {
    let end: (() => void) | undefined;
    let ended = false;
    const stopWaiting = need(() => {
      load().then(
        (start) => {
          if (!ended) end = start();
        },
        (error: unknown) => warnOnce('a service of the page could not be loaded; the page goes on without it.', error),
      );
    });
    return () => {
      ended = true;
      stopWaiting?.();
      end?.();
    };
  };

/** As soon as the page has such an element, now or later. */
export const anElement =
  (selector: string): Need =>
  (go) => {
    if (document.querySelector(selector)) return void go();
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      go();
    });
    observer.observe(document, { childList: true, subtree: true });
    return () => observer.disconnect();
  };

/** At once, where that holds; else never. */
export const when =
  (holds: boolean): Need =>
  (go) =>
    holds ? void go() : undefined;
