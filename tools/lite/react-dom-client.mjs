import { render } from 'preact';

/** As React's, for a container that is empty: React would empty it. */
export function createRoot(container) {
  return {
    render: (children) => render(children, container),
    unmount: () => render(null, container),
  };
}
