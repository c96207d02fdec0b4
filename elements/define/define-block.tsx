import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { Declaration } from '../../shared/declaration/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { textsFor } from '../../shared/platform/i18n/page-texts.js';
import { warnOnce } from '../../shared/platform/log.js';
import { BACKING, type Backing, createBacking, isBundled } from './backing.js';
import { blockDefinition, type BlockDefinition } from './block-definition.js';
import { BlockRoot } from './block-root.js';
import { CONFIG_ATTRIBUTE } from './block-values.js';
import { ensurePageStyles, ownPageSheet } from './page-styles.js';
import { sheetFor } from './sheets.js';

/** Whether a form's control named "parentNode" stands between a node and the document. */
const isCircle = (node: EventTarget): boolean =>
  node instanceof HTMLFormElement && Reflect.get(Node.prototype, 'parentNode', node) !== node.parentNode;

/** React listens for selections on the document; this listener was added earlier and runs first. */
function stopCircles(event: Event): void {
  if (event.composedPath().some(isCircle)) event.stopImmediatePropagation();
}

/**
 * The element that React renders into. React looks for the component of an event's target, and of where the pointer comes
 * from or goes to, by way of `parentNode`: also from the author's nodes, where a form with a control named "parentNode" is
 * a circle, and has no end. These nodes belong to no component, so React gets no event of theirs.
 */
function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.id = 'root';
  document.addEventListener('selectionchange', stopCircles);
  const isOutside = (node: EventTarget | null) => node instanceof Node && !container.contains(node);
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) =>
    listen(
      type,
      (event) => {
        if (isOutside(event.target) || (event instanceof MouseEvent && isOutside(event.relatedTarget))) return;
        (listener as (event: Event) => void)(event);
      },
      options,
    );
  return container;
}

const claimed = new Set<string>();
const foreign: string[] = [];

/** Whether this copy of the kit has to define the tag: nobody has done so yet. Warns once about all tags of another copy. */
function claimTag(tag: string): boolean {
  if (claimed.has(tag)) return false;
  if (!customElements.get(tag)) {
    claimed.add(tag);
    return true;
  }
  if (foreign.push(tag) === 1)
    queueMicrotask(() =>
      warnOnce(
        `loaded more than once on this page; the first copy stays in use. Already defined: ${foreign.splice(0).join(', ')}.`,
      ),
    );
  return false;
}

/** The members of an r2wc element that are used; mounting.test.tsx notices when an upgrade changes them. */
type R2wcElement = HTMLElement & {
  container: Element;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/**
 * The base of every block. r2wc gives the class, the open shadow root and the React root. Its own props, attributes and
 * events are not used (`props: {}`), because of the faults listed in docs/decisions/0001-over-r2wc.md. On a server there
 * is no class to extend, and no block is defined.
 */
const Base = (typeof CustomStateSet === 'undefined'
  ? Object
  : r2wc(BlockRoot as ComponentType, { shadow: 'open', props: {}, events: {} })) as unknown as new () => R2wcElement;

/** Properties set before the upgrade hide the accessors; they win over the attribute (as a later write would). */
function takeEarlyProperties(element: HTMLElement, names: readonly string[]) {
  const properties = element as unknown as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = properties[name];
    delete properties[name];
    properties[name] = value;
  }
}

let hasPageStyles = false;
/** More elements of one tag than this are not all drawn in the task that defines it. */
const AT_ONCE = 16;

type Backed = HTMLElement & { readonly [BACKING]: Backing };
/** The declared properties and methods of a block. */
function addMembers(prototype: Backed, { declaration, properties }: BlockDefinition) {
  for (const [name, property] of Object.entries(properties))
    Object.defineProperty(prototype, property, {
      enumerable: true,
      configurable: true,
      get(this: Backed) {
        return this[BACKING].values()[property];
      },
      set(this: Backed, value: unknown) {
        this[BACKING].setProperty(name, value);
      },
    });
  for (const name in declaration.methods)
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: Backed, ...args: unknown[]) {
        return this[BACKING].call(name, args);
      },
    });
}

/**
 * Makes a custom element of a declaration and a React component: the only place that knows r2wc. The class connects the
 * callbacks of the element with its backing, which decides what to do.
 *
 * Defining a tag a second time does nothing; a tag that another copy of the kit has defined is left to it, with one
 * warning. On a page in another language than English the tag is defined when its texts are there, and on one with many of
 * its elements when the code is there that draws the far ones later: until then the page sheet keeps its room.
 */
export function defineBlock<const D extends Declaration>(
  declaration: D,
  component: ComponentType<BlockProps<D>>,
  sheet?: CSSStyleSheet,
): void {
  const { tag } = declaration;
  if (typeof CustomStateSet === 'undefined' || !claimTag(tag)) return;
  if (!hasPageStyles) ensurePageStyles(ownPageSheet());
  hasPageStyles = true;
  const definition = blockDefinition(declaration, component as ComponentType<never>, sheet);
  const settable = [...Object.keys(definition.defaults), 'config'];

  class Block extends Base {
    static observedAttributes = [
      ...Object.keys(definition.properties),
      ...Object.keys(definition.aliases),
      CONFIG_ATTRIBUTE,
    ];
    readonly [BACKING] = createBacking(
      this,
      definition,
      () => super.connectedCallback(),
      () => super.disconnectedCallback(),
    );

    constructor() {
      super();
      // An element and not the shadow root: React 19 does not empty a shadow root, and <ViewTransition> throws in one.
      const container = createContainer();
      this.shadowRoot!.append(container);
      this.container = container;
      this.adoptedCallback();
    }
    override connectedCallback() {
      takeEarlyProperties(this, settable);
      this[BACKING].readPasted();
      this[BACKING].schedule();
      const root = this.getRootNode();
      if (root instanceof ShadowRoot)
        import('../loading/root-styles.js').then(
          ({ givePageSheet }) => givePageSheet(root),
          () => {},
        );
    }
    override disconnectedCallback() {
      this[BACKING].schedule();
    }
    /** Its presence makes `moveBefore()` a move, not a removal. */
    connectedMoveCallback() {}
    adoptedCallback() {
      this.shadowRoot!.adoptedStyleSheets = sheetFor(definition.sheets, this.ownerDocument);
    }
    attributeChangedCallback(name: string, _old: string | null, text: string | null) {
      this[BACKING].onAttribute(name, text);
    }
    get config(): unknown {
      return this[BACKING].config();
    }
    set config(raw: unknown) {
      this[BACKING].setConfig(raw);
    }
    get updateComplete(): Promise<void> {
      return this[BACKING].pending();
    }
  }
  addMembers(Block.prototype, definition);
  const define = () => {
    // Another copy of the kit may have been faster.
    if (!customElements.get(tag)) customElements.define(tag, Block);
  };
  const elements = document.getElementsByTagName(tag);
  const texts = textsFor(tag, [document.documentElement, ...elements]);
  const later = !isBundled && elements.length > AT_ONCE && import('../loading/defer-far-elements.js');
  const defineAll = () => {
    if (later) later.then(({ default: deferFarElements }) => deferFarElements(elements, define), define);
    else define();
  };
  if (texts) void texts.then(defineAll);
  else defineAll();
}
