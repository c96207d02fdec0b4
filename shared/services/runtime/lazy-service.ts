import { warnOnce } from '../../platform/log.js';
import { hasMatching } from '../../platform/page/element-calls.js';
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

/** The conditions that wait for an element: how each goes on, and the selector of its elements. */
const waiting = new Map<() => void, string>();
let isLookPlanned = false;
let observer: MutationObserver | undefined;

/** Calls those whose element is among the nodes or inside of them. */
function look(nodes: readonly Node[]): void {
  const all = [...waiting.values()].join();
  // Most of what changes on a page has none of them.
  const found = nodes.filter((node) => node.isConnected && hasMatching(node, all));
  if (found.length === 0) return;
  for (const [start, selector] of waiting)
    if (found.some((node) => hasMatching(node, selector))) {
      waiting.delete(start);
      start();
    }
  stopWhenDone();
}

function stopWhenDone(): void {
  if (waiting.size === 0) observer?.disconnect();
}

const handleRecords = (records: readonly MutationRecord[]) =>
  look(records.flatMap(({ type, target, addedNodes }) => (type === 'attributes' ? [target] : [...addedNodes])));

/** Looks at the whole page once for all that begin to wait in this task; from then on at what changes, however long the page is. */
function planLook(): void {
  if (isLookPlanned) return;
  isLookPlanned = true;
  queueMicrotask(() => {
    isLookPlanned = false;
    const all = [...waiting.values()].join();
    if (!all) return;
    const attributeFilter = Array.from(all.matchAll(/\[([\w-]+)/g), ([, name]) => name!);
    observer ??= new MutationObserver(handleRecords);
    observer.observe(document, {
      childList: true,
      subtree: true,
      ...(attributeFilter.length > 0 && { attributeFilter }),
    });
    look([...document.querySelectorAll(all)]);
  });
}

/** Holds as soon as the page has such an element: now, added later, or by an attribute of the selector that it gets later. */
export const hasElement =
  (selector: string): StartCondition =>
  (start) => {
    waiting.set(start, selector);
    planLook();
    return () => {
      waiting.delete(start);
      stopWhenDone();
    };
  };

/** Holds now or never. */
export const onlyIf =
  (condition: boolean): StartCondition =>
  (start) =>
    condition ? void start() : undefined;
