import { options } from 'preact';

/** Renders what `run` changes before it returns, and whatever else is waiting to be rendered. */
export function flushSync(run) {
  const schedule = options.debounceRendering;
  let renderAll;
  options.debounceRendering = (process) => {
    renderAll = process;
  };
  try {
    const result = run();
    renderAll?.();
    return result;
  } finally {
    options.debounceRendering = schedule;
  }
}
