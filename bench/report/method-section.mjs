/** How the numbers came about, and where. */
export function methodSection(shown) {
  const { rounds, throttle } = shown.at(-1).run;
  return {
    id: 'method',
    title: 'How it was measured',
    parts: [
      {
        text: `Every contender of a scene is measured in one run in real Chromium, one after the other: ${rounds} rounds (or fewer, where a scene repeats itself within a visit), each through all contenders and starting with another one, after a first round that warms the browser and is not counted. Every page opens in a fresh profile with its cache off and the processor slowed ${throttle} times (not where only bytes count). What else the machine does falls on all alike, so ratios are what counts. The first run and the last are an earlier build of the kit and the present one, which took turns in the same rounds.`,
      },
      {
        text: 'Numbers are medians. Intervals are of 95 %, by drawing each sample of rounds anew 1,000 times. “×” is the ratio of two medians: to the floor, a plain HTML page that shows the same, unless a table says otherwise. Bytes and counts have no interval. Script and main thread are Chromium’s own sums until the page rests, not only until it is ready: work put off is work done. Contenders are of the versions in bench/package.json, as their documentation starts them, bundled and minified like the kit, only what they import; everything but images is served in brotli.',
      },
      {
        caption: 'The runs',
        heads: 'Run',
        columns: ['sq-blocks', 'Date', 'Browser', 'Processors', 'Rounds', 'Slowed'],
        rows: shown.map(({ title, run }) => ({
          head: title,
          cells: [run.kit, run.date, run.browser, run.cores, run.rounds, `${run.throttle}×`].map((text) => ({
            text: String(text),
          })),
        })),
      },
    ],
  };
}
