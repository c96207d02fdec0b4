import { Component, type ComponentType } from 'react';
import type { Host } from '../../shared/declaration/derived-types.js';

/** Where an element keeps what React's side needs of it. */
export const BACKING = Symbol('backing');

export interface Backing {
  host: Host;
  component: ComponentType<never>;
  values(): Record<string, unknown>;
  subscribe(listener: () => void): () => void;
  onReady(): void;
  onError(error: unknown): void;
}

interface Props {
  /** r2wc's only prop: what stands in the element's shadow root. */
  container?: ShadowRoot;
}
interface State {
  failed: boolean;
  values: Record<string, unknown>;
}

/**
 * The one component that r2wc ever sees: draws a block's component with the element's current values. One that throws
 * gives way to the author's own content, and is tried again when a value changes.
 */
export class BlockRoot extends Component<Props, State> {
  backing = (this.props.container?.host as HTMLElement & { [BACKING]: Backing })[BACKING];
  override state: State = { failed: false, values: this.backing.values() };
  /** Known before the state is: preact calls `componentDidMount` between the error and the new state. */
  caught = false;
  unsubscribe: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidMount() {
    const look = () => {
      const values = this.backing.values();
      if (values === this.state.values) return;
      this.caught = false;
      this.setState({ failed: false, values });
    };
    this.unsubscribe = this.backing.subscribe(look);
    if (!this.caught) this.backing.onReady();
    look(); // what changed between the render and this subscription
  }
  override componentDidCatch(error: unknown) {
    this.caught = true;
    this.backing.onError(error);
  }
  override componentDidUpdate(_: Props, was: State) {
    if (was.failed && !this.state.failed && !this.caught) this.backing.onReady();
  }
  override componentWillUnmount() {
    this.unsubscribe?.();
  }
  override render() {
    if (this.state.failed) return <slot ref={showEverything} />;
    const { component, host } = this.backing;
    const Block = component as ComponentType<Record<string, unknown>>;
    return <Block {...this.state.values} host={host} />;
  }
}

/** Children with a `slot` attribute would stay hidden in the one default slot of the fallback. */
function showEverything(slot: HTMLSlotElement | null) {
  const root = slot?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  for (const child of root.host.children) if (child.slot) child.removeAttribute('slot');
}
