import { warnOnce } from '../../platform/log.js';
import type { Service } from './runtime.js';

/** Calls `start` once the condition holds, at once or later. Returns how to stop waiting. */
export type StartCondition = (start: () => void) => (() => void) | undefined;

/** A service whose code is loaded when its condition holds. A failed load is a warning; the other services run. */
export const lazyService =
  (condition: StartCondition, load: () => Promise<Service>): Service =>
  () => {
    let end: (() => void) | undefined;
    let ended = false;
    const stopWaiting = condition(() => {
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

/**
 * Holds as soon as the page has such an element, now or later.
 *
 * @param attributes those that make an element of the page one of them; without any, new elements alone are looked at
 */
export const hasElement =
  (selector: string, attributes: readonly string[] = []): StartCondition =>
  (start) => {
    if (document.querySelector(selector)) return void start();
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      start();
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      ...(attributes.length > 0 && { attributeFilter: [...attributes] }),
    });
    return () => observer.disconnect();
  };

/** Holds now or never. */
export const onlyIf =
  (condition: boolean): StartCondition =>
  (start) =>
    condition ? void start() : undefined;
