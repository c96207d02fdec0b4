import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../shared/declaration/derived-types.js';
import { camelCase } from '../../shared/declaration/names.js';
import { takeBack } from '../../shared/platform/html/written.js';
import type { BlockDefinition } from './block-definition.js';
import { createValues } from './block-values.js';
import { hydrationOf } from './hydration.js';
import { deferredDrawing } from './deferred-drawing.js';

type Methods = Record<string, (...args: unknown[]) => unknown>;
type Call = readonly [
  name: string,
  args: unknown[],
  resolve: (result: unknown) => void,
  reject: (error: unknown) => void,
];

/** Method calls of one element, which wait until its component provides the methods. `onWaiting` asks for a `run`. */
function createMethodQueue(onWaiting: () => void) {
  const calls: Call[] = [];
  /** Nothing is executed before there are methods, or an error that calls are rejected with. */
  let execute: ((call: Call) => void) | undefined;

  return {
    call: (name: string, args: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        calls.push([name, args, resolve, reject]);
        onWaiting();
      }),
    /** `undefined` when the component is unmounted: calls wait for the next one. */
    provide(methods?: Methods) {
      execute =
        methods &&
        (([name, args, resolve, reject]) => {
          try {
            resolve(methods[name]!(...args));
          } catch (error) {
            reject(error);
          }
        });
      if (calls.length > 0) onWaiting();
    },
    /** The component has failed: calls are rejected until it provides methods again. */
    onError(error: unknown) {
      execute = ([, , , reject]) => reject(error);
    },
    /** In order of the calls. The screen is up to date when their promises resolve. */
    run() {
      const current = execute;
      if (current && calls.length > 0) flushSync(() => calls.splice(0).forEach(current));
    },
  };
}

/** In elements. A limit, because the browser never evicts entries of performance.measure(). */
const MAX_MEASURED = 100;
let measured = 0;

/** Runs `start` and measures how long it took, for the performance collector (storefront §9: names begin with "rum-"). */
function measureStart(tag: string, start: () => void): void {
  const from = performance.now();
  start();
  if (measured++ < MAX_MEASURED) performance.measure(`rum-${tag}`, { start: from });
}

/** Whether these are the package's files, which frameworks import, and not those for plain pages; the build sets it. */
declare const SQ_BUNDLED: boolean | undefined;
export const isBundled = typeof SQ_BUNDLED !== 'undefined' && SQ_BUNDLED;

/** The property under which an element has its backing. */
export const BACKING = Symbol('backing');

/**
 * The state of one element, and when it is drawn: everything is done in one microtask for all changes of a task.
 * Attributes are written, then the component is mounted, updated or unmounted, whichever the element needs by then, then
 * method calls run. A move is thus no unmount, and content is rendered before the next frame.
 */
export function createBacking(
  element: HTMLElement & { adoptedCallback(): void },
  definition: BlockDefinition,
  mount: () => void,
  unmount: () => void,
) {
  const { declaration, component, sheets } = definition;
  const internals = element.attachInternals();
  const { states } = internals;
  let pending: Promise<void> | undefined;
  let isMounted = false;

  const waitForHydration = hydrationOf(element);
  const schedule = () => {
    if (pending) return deferredDrawing.end?.(element);
    const turn = Promise.resolve(deferredDrawing.wait?.(element, () => pending));
    pending = (isBundled ? turn.then(waitForHydration) : turn).then(() => {
      pending = undefined;
      flush();
    });
  };
  const values = createValues(definition, element, schedule);
  const queue = createMethodQueue(schedule);
  const emit = (name: string, detail: unknown, cancelable = false) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));

  function flush() {
    values.reflect();
    // An element that a block has added to the page is itself taken back.
    if (element.isConnected && !isMounted) takeBack(element);
    if (element.isConnected !== isMounted) {
      isMounted = element.isConnected;
      if (isMounted) measureStart(element.localName, () => flushSync(mount));
      else {
        unmount();
        queue.provide();
        states.clear();
      }
    } else if (isMounted) flushSync(() => backing.onChange?.());
    queue.run();
  }

  /** Invoker Commands: `<button commandfor="hero" command="--next">` calls a method without parameters. */
  function onCommand(event: Event) {
    const name = camelCase(String((event as Event & { command?: string }).command).slice(2));
    if (declaration.methods[name]?.parameters.length === 0)
      queue.call(name, []).catch((error: unknown) => emit('sq-error', { error, phase: 'method' }));
  }
  if (Object.keys(declaration.methods).length > 0) element.addEventListener('command', onCommand);

  const host = {
    element,
    internals,
    emit: (name: `sq-${string}`, detail: unknown) => emit(name, detail, declaration.events[name]?.cancelable),
    provide: queue.provide,
    addSheet(sheet: CSSStyleSheet) {
      if (!sheets.includes(sheet)) sheets.push(sheet);
      element.adoptedCallback();
    },
  } as unknown as Host;

  const backing = {
    ...values,
    host,
    component: component as ComponentType<Record<string, unknown>>,
    call: queue.call,
    schedule,
    async pending() {
      deferredDrawing.end?.(element);
      await pending;
      return host.busy;
    },
    /** Set by the mounted component: the values may have changed. */
    onChange: undefined as (() => void) | undefined,
    onReady() {
      states.delete('error');
      states.add('ready');
    },
    onError(error: unknown) {
      queue.onError(error);
      states.delete('ready');
      states.add('error');
      emit('sq-error', { error, phase: 'render' });
    },
  };
  return backing;
}
export type Backing = ReturnType<typeof createBacking>;
