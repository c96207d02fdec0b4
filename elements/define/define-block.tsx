import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { warnOnce } from '../../shared/platform/log.js';
import { BACKING, BlockRoot, type Backing } from './block-root.js';
import type { Declaration } from '../../shared/declaration/declaration.js';
import type { BlockProps, Host } from '../../shared/declaration/derived-types.js';
import { camelCase } from '../../shared/declaration/names.js';
import { ensurePageStyles } from './page-styles.js';
import { fallbacks, readConfig, readValue, toText } from './read-values.js';
import { hostSheet, sheetFor } from './sheets.js';

/** The JSON form of a block's settings, in the specification's words (widgets §3). */
const CONFIG_ATTRIBUTE = 'data-block-json';

/** The parts of an r2wc element that are leaned on; `define-block.test.tsx` guards them against an upgrade. */
type R2wcElement = HTMLElement & {
  container: Element;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** So many starts are left on the browser's timeline, which forgets none: enough to know what a block costs. */
const MAX_TIMED = 100;
let timedStarts = 0;

/** How long a block took to start, where the performance collector finds it (storefront §9: names begin with "rum-"). */
function timed(tag: string, run: () => void): void {
  const start = performance.now();
  run();
  if (timedStarts++ < MAX_TIMED) performance.measure(`rum-${tag}`, { start });
}

const mine = new Set<string>();
const seenTwice: string[] = [];

function warnOfSecondCopy(tag: string) {
  seenTwice.push(tag);
  queueMicrotask(() => {
    if (seenTwice.length === 0) return;
    warnOnce(
      `loaded more than once on this page; the first copy stays in use. Already defined: ${seenTwice.join(', ')}.`,
    );
    seenTwice.length = 0;
  });
}

type ReadyMethods = Record<string, (...args: unknown[]) => unknown>;
interface Call {
  run(methods: ReadyMethods): void;
  fail(error: unknown): void;
}

/**
 * Makes a custom element of a declaration and a React component: the only place that knows r2wc.
 *
 * r2wc gives the class, the open shadow root and the React root. Its own props, attributes and events are
 * not used (`props: {}`), for the faults listed in docs/decisions/0001-over-r2wc.md; this class reads values,
 * and does everything in one microtask per burst of changes: reflect, then mount, update or unmount,
 * whichever the element needs by then. A move is thus no unmount, and content is there before the next frame.
 *
 * Defining a tag a second time is a no-op; a tag that another copy of the kit has defined is left to it,
 * with one warning.
 */
export function defineBlock<const D extends Declaration>(
  declaration: D,
  component: ComponentType<BlockProps<D>>,
  sheet?: CSSStyleSheet,
): void {
  const { tag } = declaration;
  // On a server a block is the author's HTML, and nothing more.
  if (typeof customElements === 'undefined' || mine.has(tag)) return;
  if (customElements.get(tag)) return warnOfSecondCopy(tag);
  mine.add(tag);
  ensurePageStyles();

  const attributes = declaration.attributes;
  /** Attributes and the properties that are the same values. */
  const properties = Object.fromEntries(Object.keys(attributes).map((name) => [name, camelCase(name)]));
  const names = Object.keys(attributes);
  const settable = [...Object.values(properties), 'config'];
  const methods = Object.keys(declaration.methods);
  const defaults = fallbacks(declaration);
  const sheets = sheet ? [hostSheet, sheet] : [hostSheet];
  const Base = r2wc(BlockRoot as ComponentType, {
    shadow: 'open',
    props: {},
    events: {},
  }) as unknown as new () => R2wcElement;

  class BlockElement extends Base {
    static observedAttributes = [...names, CONFIG_ATTRIBUTE];

    #given: Record<string, unknown> = {};
    #config: Record<string, unknown> = {};
    #values = defaults;
    #dirty = new Set<string>();
    #reflecting = false;
    #pending: Promise<void> | undefined;
    #mounted = false;
    #notify: (() => void) | undefined;
    #methods: ReadyMethods | undefined;
    #calls: Call[] = [];
    #failure: { error: unknown } | undefined;
    #internals = this.attachInternals();

    readonly [BACKING]: Backing = {
      component: component as ComponentType<never>,
      host: {
        element: this,
        internals: this.#internals,
        emit: (name: string, detail: unknown) =>
          this.#send(name, detail, declaration.events[name as `sq-${string}`]?.cancelable),
        provide: (provided: ReadyMethods) => {
          this.#methods = provided;
          if (this.#calls.length > 0) this.#schedule();
        },
        addSheet: (extra: CSSStyleSheet) => {
          if (!sheets.includes(extra)) sheets.push(extra);
          this.adoptedCallback();
        },
      } as unknown as Host,
      values: () => this.#values,
      subscribe: (listener) => {
        this.#notify = listener;
        return () => (this.#notify = undefined);
      },
      onReady: () => {
        this.#failure = undefined;
        this.#state('ready');
      },
      onError: (error) => {
        this.#failure = { error };
        this.#methods = undefined;
        this.#state('error');
        this.#send('sq-error', { error, phase: 'render' });
      },
    };

    static {
      for (const name of names) {
        const property = properties[name]!;
        Object.defineProperty(this.prototype, property, {
          enumerable: true,
          configurable: true,
          get(this: BlockElement) {
            return this.#values[property];
          },
          set(this: BlockElement, value: unknown) {
            if (attributes[name]?.reflect) this.#dirty.add(name);
            this.#read(name, value);
          },
        });
      }
      for (const name of methods) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          writable: true,
          value(this: BlockElement, ...args: unknown[]) {
            return this.#call(name, args);
          },
        });
      }
    }

    constructor() {
      super();
      const root = this.shadowRoot as ShadowRoot;
      // An element and not the shadow root: React 19 does not empty a shadow root, and <ViewTransition> throws in one.
      const container = document.createElement('div');
      container.id = 'root';
      root.append(container);
      this.adoptedCallback();
      this.container = container;
      if (methods.length > 0) this.addEventListener('command', (event) => this.#onCommand(event));
    }

    override connectedCallback() {
      this.#takeEarlyProperties();
      this.#schedule();
    }
    override disconnectedCallback() {
      this.#schedule();
    }
    /** Its presence makes `moveBefore()` a move, not a removal. */
    connectedMoveCallback() {}
    adoptedCallback() {
      (this.shadowRoot as ShadowRoot).adoptedStyleSheets = sheetFor(sheets, this.ownerDocument);
    }
    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      if (this.#reflecting) return;
      if (name === CONFIG_ATTRIBUTE) this.config = value;
      else this.#read(name, value);
    }

    get config(): unknown {
      return this.#config;
    }
    set config(raw: unknown) {
      this.#config = readConfig(declaration, raw, this);
      for (const name of names)
        if (attributes[name]?.reflect && !Object.hasOwn(this.#given, properties[name]!)) this.#dirty.add(name);
      this.#change();
    }

    get updateComplete(): Promise<void> {
      return this.#pending ?? Promise.resolve();
    }

    /** Properties set before the upgrade hide the accessors; they win over the attribute (as a later write would). */
    #takeEarlyProperties() {
      for (const property of settable) {
        if (!Object.hasOwn(this, property)) continue;
        const self = this as unknown as Record<string, unknown>;
        const value = self[property];
        delete self[property];
        self[property] = value;
      }
    }

    #read(name: string, raw: unknown) {
      const value = readValue(attributes[name]!, name, raw, this);
      const property = properties[name]!;
      if (value === undefined) delete this.#given[property];
      else this.#given[property] = value;
      this.#change();
    }

    #change() {
      const next = { ...defaults, ...this.#config, ...this.#given };
      if (Object.keys(next).every((key) => Object.is(next[key], this.#values[key]))) return;
      this.#values = next;
      this.#schedule();
    }

    #schedule() {
      this.#pending ??= Promise.resolve().then(() => {
        this.#pending = undefined;
        this.#flush();
      });
    }

    #flush() {
      this.#reflect();
      if (this.isConnected !== this.#mounted) {
        this.#mounted = this.isConnected;
        if (this.#mounted) timed(this.localName, () => flushSync(() => super.connectedCallback()));
        else this.#unmount();
      } else if (this.#mounted) flushSync(() => this.#notify?.());
      this.#runCalls();
    }

    #unmount() {
      super.disconnectedCallback();
      this.#methods = undefined;
      this.#failure = undefined;
      this.#internals.states.clear();
    }

    #reflect() {
      this.#reflecting = true;
      for (const name of this.#dirty) {
        const value = toText(attributes[name]!, { ...this.#config, ...this.#given }[properties[name]!]);
        if (value === null) this.removeAttribute(name);
        else if (this.getAttribute(name) !== value) this.setAttribute(name, value);
      }
      this.#reflecting = false;
      this.#dirty.clear();
    }

    #call(name: string, args: unknown[]): Promise<unknown> {
      return new Promise((resolve, reject) => {
        this.#calls.push({
          run(methods) {
            try {
              resolve(methods[name]!(...args));
            } catch (error) {
              // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what the component threw
              reject(error);
            }
          },
          fail: reject,
        });
        this.#schedule();
      });
    }

    /** Calls wait for the mount, run in order, and the screen is up to date when their promise resolves. */
    #runCalls() {
      if (this.#calls.length === 0) return;
      const { error } = this.#failure ?? {};
      if (this.#failure) for (const call of this.#calls.splice(0)) call.fail(error);
      const ready = this.#methods;
      if (ready) flushSync(() => this.#calls.splice(0).forEach((call) => call.run(ready)));
    }

    /** Invoker Commands: `<button commandfor="hero" command="--next">` calls a method that takes nothing. */
    #onCommand(event: Event) {
      const name = camelCase(String((event as Event & { command?: string }).command).slice(2));
      if (declaration.methods[name]?.parameters.length === 0)
        this.#call(name, []).catch((error: unknown) => this.#send('sq-error', { error, phase: 'method' }));
    }

    #send(name: string, detail: unknown, cancelable = false): boolean {
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
    }

    #state(now: 'ready' | 'error') {
      this.#internals.states.delete(now === 'ready' ? 'error' : 'ready');
      this.#internals.states.add(now);
    }
  }

  customElements.define(tag, BlockElement);
}
