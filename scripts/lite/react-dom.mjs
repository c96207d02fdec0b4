import { options } from 'preact';

/** Draws what `run` changes before it returns; what else waits is drawn with it. */
export function flushSync(run) {
  const schedule = options.debounceRendering;
  let draw;
  options.debounceRendering = (process) => {
    draw = process;
  };
  try {
    const result = run();
    draw?.();
    return result;
  } finally {
    options.debounceRendering = schedule;
  }
}
