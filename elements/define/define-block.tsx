import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { Declaration } from '../../shared/declaration/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { BACKING, createBacking, type Backing } from './backing.js';
import { blockDefinition, type BlockDefinition } from './block-definition.js';
import { BlockRoot } from './block-root.js';
import { CONFIG_ATTRIBUTE } from './block-values.js';
import { claimTag } from './claim-tag.js';
import { ensurePageStyles } from './page-styles.js';
import { sheetFor } from './sheets.js';

/** The members of an r2wc element that are used; life.test.tsx notices when an upgrade changes them. */
type R2wcElement = HTMLElement & {
  container: Element;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/**
 * The base of every block. r2wc gives the class, the open shadow root and the React root. Its own props, attributes and
 * events are not used (`props: {}`), because of the faults listed in docs/decisions/0001-over-r2wc.md.
 */
const Base = r2wc(BlockRoot as ComponentType, {
  shadow: 'open',
  props: {},
  events: {},
}) as unknown as new () => R2wcElement;

/** Connects the callbacks of a custom element with the backing, which decides what to do. */
class BlockElement extends Base {
  /** Every block has its own. */
  static definition: BlockDefinition;
  readonly [BACKING]: Backing;

  constructor() {
    super();
    this[BACKING] = createBacking({
      element: this,
      internals: this.attachInternals(),
      definition: this.#definition,
      mount: () => super.connectedCallback(),
      unmount: () => super.disconnectedCallback(),
    });
    // An element and not the shadow root: React 19 does not empty a shadow root, and <ViewTransition> throws in one.
    const container = document.createElement('div');
    container.id = 'root';
    this.shadowRoot!.append(container);
    this.container = container;
    this.adoptedCallback();
  }
  get #definition() {
    return (this.constructor as typeof BlockElement).definition;
  }

  override connectedCallback() {
    takeEarlyProperties(this, [...Object.values(this.#definition.properties), 'config']);
    this[BACKING].schedule();
  }
  override disconnectedCallback() {
    this[BACKING].schedule();
  }
  /** Its presence makes `moveBefore()` a move, not a removal. */
  connectedMoveCallback() {}
  adoptedCallback() {
    this.shadowRoot!.adoptedStyleSheets = sheetFor(this.#definition.sheets, this.ownerDocument);
  }
  attributeChangedCallback(name: string, _old: string | null, text: string | null) {
    this[BACKING].values.onAttribute(name, text);
  }

  get config(): unknown {
    return this[BACKING].values.config();
  }
  set config(raw: unknown) {
    this[BACKING].values.setConfig(raw);
  }
  get updateComplete(): Promise<void> {
    return this[BACKING].pending();
  }
}

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

/** The declared properties and methods of a block. */
function addMembers(prototype: BlockElement, { declaration, properties }: BlockDefinition) {
  for (const [name, property] of Object.entries(properties))
    Object.defineProperty(prototype, property, {
      enumerable: true,
      configurable: true,
      get(this: BlockElement) {
        return this[BACKING].values.current()[property];
      },
      set(this: BlockElement, value: unknown) {
        this[BACKING].values.setProperty(name, value);
      },
    });
  for (const name in declaration.methods)
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: BlockElement, ...args: unknown[]) {
        return this[BACKING].call(name, args);
      },
    });
}

/**
 * Makes a custom element of a declaration and a React component: the only place that knows r2wc.
 *
 * Defining a tag a second time does nothing; a tag that another copy of the kit has defined is left to it, with one
 * warning.
 */
export function defineBlock<const D extends Declaration>(
  declaration: D,
  component: ComponentType<BlockProps<D>>,
  sheet?: CSSStyleSheet,
): void {
  if (!claimTag(declaration.tag)) return;
  ensurePageStyles();
  const definition = blockDefinition(declaration, component as ComponentType<never>, sheet);
  const Block = class extends BlockElement {
    static override definition = definition;
    static observedAttributes = [...Object.keys(definition.properties), CONFIG_ATTRIBUTE];
  };
  addMembers(Block.prototype, definition);
  customElements.define(declaration.tag, Block);
}
