import { Component } from 'react';
import { watchLanguage } from '../../shared/platform/i18n/page-texts.js';
import { BACKING, type Backing } from './backing.js';

interface Props {
  /** r2wc's only prop: the shadow root of the element. */
  container?: ShadowRoot;
}
interface State {
  failed: boolean;
  values: Readonly<Record<string, unknown>>;
}

/**
 * The one component that r2wc renders: it renders a block's component with the element's current values. When that
 * throws, the author's own content is shown instead, and the component is tried again when a value changes.
 */
export class BlockRoot extends Component<Props, State> {
  backing = (this.props.container?.host as HTMLElement & { [BACKING]: Backing })[BACKING];
  override state: State = { failed: false, values: this.backing.values() };
  /** Known before the state is: preact calls `componentDidMount` between the error and the new state. */
  caught = false;
  stopWatching?: () => void;

  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidMount() {
    const update = () => {
      const values = this.backing.values();
      if (values === this.state.values) return;
      this.caught = false;
      this.setState({ failed: false, values });
    };
    this.backing.onChange = update;
    if (!this.caught) this.backing.onReady();
    this.stopWatching = watchLanguage(this.backing.host.element, () => this.forceUpdate());
    update(); // for changes between the render and this subscription
  }
  override componentDidCatch(error: unknown) {
    this.caught = true;
    this.backing.onError(error);
  }
  override componentDidUpdate(_: Props, was: State) {
    if (was.failed && !this.state.failed && !this.caught) this.backing.onReady();
  }
  override componentWillUnmount() {
    this.backing.onChange = undefined;
    this.stopWatching?.();
  }
  override render() {
    if (this.state.failed) return <slot ref={showAllChildren} />;
    const { component: Block, host } = this.backing;
    return <Block {...this.state.values} host={host} />;
  }
}

/** Children with a `slot` attribute would stay hidden in the one default slot of the fallback. */
function showAllChildren(slot: HTMLSlotElement | null) {
  const root = slot?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  for (const child of root.host.children) if (child.slot) child.removeAttribute('slot');
}
