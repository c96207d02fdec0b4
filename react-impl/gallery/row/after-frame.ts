/** Calls back once the next frame is on its way to the screen; at once in a hidden page, which draws none. Returns how to call it off. */
export function afterFrame(run: () => void): () => void {
  if (document.hidden) {
    run();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
