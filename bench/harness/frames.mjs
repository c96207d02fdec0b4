/** Chromium's own account of its frames, which headless Chromium gives as well. */
const CATEGORY = 'disabled-by-default-devtools.timeline.frame';

/**
 * Counts the frames of a tab from now on; the answer is called to stop. Of what Chromium reports, a frame is `shown`
 * that was drawn, `dropped` when something was moving and nothing was drawn, and `partial` when it was drawn without
 * what the main thread had for it. Chromium says `DroppedFrame` of the last two; only the drawing tells them apart.
 */
export async function countFrames({ session }) {
  const events = [];
  const note = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', note);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordUntilFull', includedCategories: [CATEGORY], excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', note);
    const framesOf = (wanted) =>
      new Set(
        events
          .filter(({ name }) => name === wanted)
          .map(({ pid, args }) => `${pid} ${args.layerTreeId} ${args.frameSeqId}`),
      );
    const drawn = framesOf('DrawFrame');
    const late = framesOf('DroppedFrame');
    const dropped = [...late].filter((frame) => !drawn.has(frame)).length;
    return { shown: drawn.size, dropped, partial: late.size - dropped };
  };
}
