// npm run bench: a gallery of 2,000 images against the plain page of the same images, side by side in one run.
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../scripts/browsers.mjs';
import { median, ratioOfMedians } from './statistics.mjs';

const SLIDES = Number(process.env.SLIDES ?? 2000);
const REPEATS = Number(process.env.REPEATS ?? 9);
const THROTTLE = Number(process.env.THROTTLE ?? 4);
const TARGET = 1.5;
const PHOTOS = ['boats', 'jetty', 'deck', 'dusk', 'leaf', 'forest', 'meadow', 'stream', 'summit', 'sunset'];

const images = Array.from(
  { length: SLIDES },
  (_, index) =>
    `<img src="/photos/${PHOTOS[index % PHOTOS.length]}-500.jpg" alt="Slide ${index + 1}" width="500" height="333" loading="lazy">`,
).join('\n');
const page = (head, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">${head}<body>${body}</html>`;

/** The least that shows the same: scroll snap, two buttons, nine lines of script. */
const FLOOR = page(
  `<style>
    #row { display: flex; overflow: auto hidden; scroll-snap-type: x mandatory; inline-size: 800px; }
    #row img { flex: 0 0 100%; inline-size: 100%; block-size: auto; scroll-snap-align: start; }
  </style>`,
  `<div id="row">${images}</div><button id="previous">Previous</button><button id="next">Next</button>
  <script>
    const row = document.querySelector('#row');
    const go = (by) => row.scrollBy({ left: by * row.clientWidth, behavior: 'smooth' });
    document.querySelector('#previous').addEventListener('click', () => go(-1));
    document.querySelector('#next').addEventListener('click', () => go(1));
    window.ready = true;
  </script>`,
);
const gallery = (folder) =>
  page(
    `<link rel="stylesheet" href="/${folder}/sq-blocks.css"><script type="module" src="/${folder}/sq-blocks.js"></script>`,
    `<div style="inline-size:800px"><sq-gallery design="slideshow" transition="scroll">${images}</sq-gallery></div>`,
  );
/** What any element with a slot pays, whatever its code: the slides are laid out anew in its shadow tree. */
const BARE = page(
  `<style>bare-row { display: flex; overflow: auto hidden; scroll-snap-type: x mandatory; inline-size: 800px; }
    bare-row img { flex: 0 0 100%; inline-size: 100%; block-size: auto; scroll-snap-align: start; }
  </style><script type="module" src="/bare.js"></script>`,
  `<bare-row>${images}</bare-row>`,
);
const BARE_SCRIPT = `requestAnimationFrame(() => setTimeout(() => customElements.define('bare-row', class extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).innerHTML =
      '<button part="control-next">Next</button><div part="viewport" style="display:flex;overflow:auto hidden;scroll-snap-type:x mandatory"><slot></slot></div>';
    const row = this.shadowRoot.querySelector('div');
    this.shadowRoot.querySelector('button').onclick = () => row.scrollBy({ left: row.clientWidth, behavior: 'smooth' });
    row.getBoundingClientRect();
    window.ready = true;
  }
})))`;
const READY = "document.querySelector('sq-gallery')?.matches(':state(complete)')";
const contenders = {
  'plain page': { html: FLOOR, next: '#next', ready: 'window.ready' },
  'bare element': { html: BARE, next: 'gallery', ready: 'window.ready' },
  'sq-gallery, lite': { html: gallery('dist/lite'), next: 'gallery', ready: READY },
  'sq-gallery, React': { html: gallery('dist'), next: 'gallery', ready: READY },
};

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.jpg': 'image/jpeg' };
/** So that the page may ask for its own memory. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const name = decodeURIComponent(pathname.slice(1));
  if (contenders[name])
    return response.writeHead(200, { 'content-type': 'text/html', ...ISOLATED }).end(contenders[name].html);
  if (name === 'bare.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(BARE_SCRIPT);
  const file = path.normalize(pathname.startsWith('/photos/') ? `demo${pathname}` : `.${pathname}`);
  if (file.startsWith('..') || !existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const { executablePath } = await findChromium();
const browser = await puppeteer.launch({
  executablePath,
  args: [...chromiumArgs, '--enable-blink-features=ForceEagerMeasureMemory'],
});

const processes = await browser.target().createCDPSession();
const renderers = async () => {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
};
/** What the processes have for themselves alone, layout and styles included; only Linux tells it. */
function privateMemory(ids) {
  const bytes = ids.map((id) => {
    const file = `/proc/${id}/smaps_rollup`;
    const found = existsSync(file) && /^Private_Dirty:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'));
    return found ? Number(found[1]) * 1024 : NaN;
  });
  return Math.max(...bytes);
}

async function run(name) {
  const { next, ready } = contenders[name];
  const others = await renderers();
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width: 1000, height: 900 });
  await tab.setCacheEnabled(false);
  const session = await tab.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await tab.evaluateOnNewDocument((isReady) => {
    // By timer and not by frame: asking for frames would make those draw more that are ready later.
    window.readyAt = new Promise((resolve) => {
      const look = () => {
        if (eval(isReady)) resolve(performance.now());
        else setTimeout(look, 4);
      };
      look();
    });
    window.durations = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') window.durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  }, ready);
  await tab.goto(`${origin}/${encodeURIComponent(name)}`, { waitUntil: 'load' });
  const readyAt = await tab.evaluate(() => window.readyAt);
  await tab.waitForNetworkIdle();
  const metrics = async () =>
    Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map((each) => [each.name, each.value]));
  const rested = await metrics();
  await session.send('HeapProfiler.collectGarbage');
  const settled = await metrics();
  // The page's own memory with its elements (https://wicg.github.io/performance-measure-memory/), and the scripts' share.
  const memory = await tab.evaluate(async () => (await performance.measureUserAgentSpecificMemory()).bytes);
  const ownProcess = privateMemory((await renderers()).filter((id) => !others.includes(id)));

  const button =
    next === 'gallery'
      ? await tab.evaluateHandle(() =>
          document.querySelector('sq-gallery, bare-row').shadowRoot.querySelector('[part~=control-next]'),
        )
      : await tab.$(next);
  const before = await metrics();
  for (let press = 0; press < 5; press++) {
    await button.click();
    // Until the row rests: what is measured is one move at a time.
    await tab.evaluate(
      () =>
        new Promise((resolve) => {
          const row =
            document.querySelector('#row') ??
            document.querySelector('sq-gallery, bare-row').shadowRoot.querySelector('[part~=viewport]');
          let last = -1;
          const look = () => {
            if (row.scrollLeft === last && last > 0) return setTimeout(resolve, 100);
            last = row.scrollLeft;
            setTimeout(look, 100);
          };
          look();
        }),
    );
  }
  const after = await metrics();
  const durations = await tab.evaluate(() => window.durations);
  await context.close();
  return {
    'ready (ms)': readyAt,
    'main thread to rest (ms)': rested.TaskDuration * 1000,
    'script to rest (ms)': rested.ScriptDuration * 1000,
    'style to rest (ms)': rested.RecalcStyleDuration * 1000,
    'layout to rest (ms)': rested.LayoutDuration * 1000,
    'memory of the page (MB)': memory / 1e6,
    'memory of its process (MB)': ownProcess / 1e6,
    'heap of scripts alone (MB)': settled.JSHeapUsedSize / 1e6,
    nodes: settled.Nodes,
    listeners: settled.JSEventListeners,
    'next: event duration (ms)': durations.length > 0 ? median(durations) : 16,
    'next: main thread (ms)': ((after.TaskDuration - before.TaskDuration) * 1000) / 5,
  };
}

const results = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
for (let round = 0; round <= REPEATS; round++)
  for (const name of Object.keys(contenders)) {
    const result = await run(name);
    // The first round warms the disk and the browser.
    if (round > 0) results[name].push(result);
    process.stderr.write('.');
  }
await browser.close();
server.close();
process.stderr.write('\n');

const [floor] = Object.keys(contenders);
const lines = [
  `# ${SLIDES} slides, CPU throttled ${THROTTLE} times, ${REPEATS} runs of each, interleaved`,
  '',
  `Medians, and the ratio to the plain page with its 95 % interval. Aim: at most ${TARGET}.`,
  '',
  `| | ${Object.keys(contenders).join(' | ')} |`,
  `|---|${Object.keys(contenders)
    .map(() => '---:|')
    .join('')}`,
];
for (const measure of Object.keys(results[floor][0])) {
  const values = (name) => results[name].map((each) => each[measure]);
  if (values(floor).some(Number.isNaN)) continue;
  const cells = Object.keys(contenders).map((name) => {
    const shown = median(values(name)).toFixed(measure.includes('MB') ? 2 : 0);
    if (name === floor) return shown;
    const { ratio, low, high } = ratioOfMedians(values(name), values(floor));
    return `${shown} (**${ratio.toFixed(2)}**, ${low.toFixed(2)} to ${high.toFixed(2)})`;
  });
  lines.push(`| ${measure} | ${cells.join(' | ')} |`);
}
console.log(lines.join('\n'));
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/gallery-2000.md', `${lines.join('\n')}\n`);
writeFileSync('bench/results/gallery-2000.json', JSON.stringify(results, null, 1));
