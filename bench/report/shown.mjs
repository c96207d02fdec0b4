/** What of starting up is compared with each contender. */
const START = ['script to rest (ms)', 'main thread to rest (ms)', 'page memory (MB)'];

/** By scene: what it is about, the measures that are compared with each contender, and the plots, in some of its cases or in all. */
const shown = {
  load: {
    about:
      'The smallest block, the same badge by others, and the same words as plain HTML: what it costs to have one, fifty and five hundred of them in view, from navigation to rest.',
    main: START,
    plots: [
      { bars: 'script to rest (ms)', cases: ['50 elements', '500 elements'] },
      { curves: 'script to rest (ms)', across: 'elements' },
    ],
  },
  gallery: {
    about: 'A gallery of the same photographs, all lazy and of known size, from navigation to rest.',
    main: ['script to ready (ms)', ...START],
    plots: [
      { bars: 'script to ready (ms)', cases: ['24 slides', '500 slides'] },
      { bars: 'main thread to rest (ms)', cases: ['2,000 slides'] },
      { bars: 'page memory (MB)', cases: ['2,000 slides'] },
      { curves: 'script to rest (ms)', across: 'slides' },
    ],
  },
  next: {
    about:
      'Five real presses of “next”, each after the motion before it has come to rest. No event is reported that took less than 16 ms.',
    main: ['event duration (ms)', 'main thread per press (ms)'],
    plots: [{ bars: 'event duration (ms)' }, { bars: 'main thread per press (ms)' }],
  },
  lightbox: {
    about:
      'From the click on a thumbnail until the full image, of the same server, is seen; the second opening is of another image.',
    main: ['first open, event duration (ms)', 'first open, image on screen (ms)', 'second open, image on screen (ms)'],
    plots: [{ bars: 'first open, event duration (ms)' }, { bars: 'first open, image on screen (ms)' }],
  },
  banner: {
    about:
      'A first visit on slow 4G, from navigation until the question is seen. “Eager” is what the others do; by default ours comes after the first paint or at the visitor’s first sign of life.',
    main: ['visible (ms)', 'button visible (ms)', 'script to rest (ms)', 'code (kB)'],
    plots: [{ bars: 'visible (ms)' }, { bars: 'script to rest (ms)' }],
  },
  form: {
    about:
      'Thirty fields from navigation to rest, and then forty keys in one of them. Ours also keeps what is typed on the device.',
    main: ['script to rest (ms)', 'key, event duration (ms)', 'main thread per key (ms)'],
    plots: [{ bars: 'script to rest (ms)' }, { bars: 'main thread per key (ms)' }],
  },
  panels: {
    about:
      'Accordion, tabs, dialog and tooltip from navigation to rest, and then five presses: items opened, tabs chosen, a dialog opened and closed by Escape. No event is reported that took less than 16 ms.',
    main: ['script to rest (ms)', 'press, event duration (ms)', 'main thread per press (ms)', 'code (kB)'],
    plots: [
      { bars: 'script to rest (ms)' },
      { bars: 'press, event duration (ms)', cases: ['accordion of 12', 'accordion of 500', 'tabs of 6', 'dialog'] },
    ],
  },
  interactions: {
    about:
      'Whatever a visitor does with a block, by real input: from the press to the next frame, which is the longest event of the press by Event Timing, in steps of 8 ms; none is reported under 16 ms. Main thread is the sum until 0.4 s later. Nothing else has a cart: the plain page there changes one text.',
    main: ['to the next frame (ms)'],
    plots: [{ bars: 'to the next frame (ms)' }],
  },
  marquee: {
    about:
      'A line that moves in view: what it costs while it runs. The wave is a line in pieces, which the others do not have; straight is like for like.',
    main: ['main thread per second (ms)'],
    plots: [{ bars: 'main thread per second (ms)' }],
  },
  page: {
    about:
      'Seven blocks on slow 4G: below the fold, where nothing should be paid for them, and all in view of a tall window.',
    main: ['script to rest (ms)', 'main thread to rest (ms)', 'code (kB)'],
    plots: [{ bars: 'script to rest (ms)' }, { bars: 'code (kB)' }],
  },
  many: {
    about:
      'Two hundred products, a hundred galleries of six images, one of every block: what is paid until the page rests, and what more until the visitor has scrolled to its end. Nothing else has products or all the blocks.',
    main: ['blocking time (ms)', 'script to rest (ms)', 'main thread to rest (ms)', 'page memory (MB)'],
    plots: [{ bars: 'blocking time (ms)' }, { bars: 'script to rest (ms)' }],
  },
  bytes: {
    about:
      'Scripts and sheets that a page with one such block fetches until it rests, in brotli, beside what users would take instead.',
    main: ['scripts (kB)', 'sheets (kB)', 'code (kB)'],
    plots: [],
  },
};

/** Scenes without an entry: every measure with a unit is compared, and the first is plotted in every case. */
export function shownOf(name, measures) {
  const timed = measures.filter((measure) => /\((ms|kB|MB)\)$/.test(measure));
  const main = timed.length > 0 ? timed.slice(0, 3) : measures.slice(0, 1);
  return shown[name] ?? { main, plots: [{ bars: main[0] }] };
}
