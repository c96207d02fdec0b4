/** The frames of the page as an argument, so that tests can use their own. Times are in ms. */
export interface Frames {
  now(): number;
  /** Runs `draw` before the next frame, unless the returned function is called before. */
  request(draw: () => void): () => void;
}

export const pageFrames: Frames = {
  now: () => performance.now(),
  request(draw) {
    const id = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(id);
  },
};
