import { useSyncExternalStore, type ComponentType } from 'react';
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
  const values = useSyncExternalStore(backing.subscribe, backing.values, backing.values);
  const Component = backing.component as ComponentType<Record<string, unknown>>;
  return (
    <ErrorBoundary values={values} onReady={backing.onReady} onError={backing.onError}>
      <Component {...values} host={backing.host} />
    </ErrorBoundary>
  );
}
