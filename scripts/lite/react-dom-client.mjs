// preact/compat/client, without its `hydrateRoot` and its default export.
import { render } from 'preact/compat';

export function createRoot(container) {
  return {
    render: (children) => render(children, container),
    unmount: () => render(null, container),
  };
}
