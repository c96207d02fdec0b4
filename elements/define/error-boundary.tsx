import { Component, type ReactNode } from 'react';

interface Props {
  values: object;
  children: ReactNode;
  onReady(): void;
  onError(error: unknown): void;
}

/** A component that throws gives way to the author's own content, and is tried again when a value changes. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  /** Known before the state is: preact calls `componentDidMount` between the error and the new state. */
  caught = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidMount() {
    if (!this.caught) this.props.onReady();
  }
  override componentDidCatch(error: unknown) {
    this.caught = true;
    this.props.onError(error);
  }
  override componentDidUpdate(before: Props, was: { failed: boolean }) {
    if (this.state.failed) {
      if (was.failed && before.values !== this.props.values) {
        this.caught = false;
        this.setState({ failed: false });
      }
    } else if (was.failed && !this.caught) this.props.onReady();
  }
  override render() {
    return this.state.failed ? <slot ref={showEverything} /> : this.props.children;
  }
}

/** Children with a `slot` attribute would stay hidden in the one default slot of the fallback. */
function showEverything(slot: HTMLSlotElement | null) {
  const root = slot?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  for (const child of root.host.children) if (child.slot) child.removeAttribute('slot');
}
