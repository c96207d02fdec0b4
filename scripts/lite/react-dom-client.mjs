import { render } from 'preact';

/** The container is empty: React would empty it. */
export function createRoot(container) {
  return {
    render: (children) => render(children, container),
    unmount: () => render(null, container),
  };
}
