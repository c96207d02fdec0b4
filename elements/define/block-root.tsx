import type { ComponentType } from 'react';
import { useSubscription } from '../../react-impl/hooks/use-subscription.js';
import type { Host } from './derived-types.js';
import { ErrorBoundary } from './error-boundary.js';

/** What React's side needs of an element. */
export interface Backing {
  host: Host;
  component: ComponentType<never>;
  values(): Record<string, unknown>;
  subscribe(listener: () => void): () => void;
  onReady(): void;
  onError(error: unknown): void;
}

/** Draws a block's component with the element's current values. */
export function BlockRoot({ backing }: { backing: Backing }) {
  const values = useSubscription(backing.subscribe, backing.values);
  const Component = backing.component as ComponentType<Record<string, unknown>>;
  return (
    <ErrorBoundary values={values} onReady={backing.onReady} onError={backing.onError}>
      <Component {...values} host={backing.host} />
    </ErrorBoundary>
  );
}
