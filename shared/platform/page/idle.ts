/** Calls `run` when the browser is idle. Where it cannot tell, the name may be that of an element of the page. */
export const idle = (run: () => void): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : setTimeout(run));
