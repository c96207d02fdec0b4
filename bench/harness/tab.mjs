/** What every page of the bench carries before its own script: when it was ready, and what the browser noticed. */
function watch() {
  window.noticed = { clicks: [], keys: [], shift: 0, long: 0, paint: 0 };
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  const noted = { click: window.noticed.clicks, keydown: window.noticed.keys };
  observe('event', ({ name, duration }) => noted[name]?.push(duration), { durationThreshold: 16 });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.noticed.shift += value;
  });
  observe('longtask', ({ duration }) => (window.noticed.long += duration - 50));
  observe('largest-contentful-paint', ({ startTime }) => (window.noticed.paint = startTime));
  // A look is script of the page's own: nothing looks before there is a condition, and where states tell, no timer does.
  // A page is ready when a timer can say so: what keeps it from that keeps the visitor waiting as well.
  let condition;
  let timer;
  const lookAgain = (after) => {
    clearTimeout(timer);
    timer = setTimeout(window.lookWhetherReady, after);
  };
  window.readyAt = new Promise((resolve) => {
    window.lookWhetherReady = () => {
      if (window.isReady?.()) resolve(performance.now());
      else if (window.isReady && !window.isReady.byState) lookAgain(10);
    };
  });
  Object.defineProperty(window, 'isReady', {
    configurable: true,
    get: () => condition,
    set(given) {
      condition = given;
      lookAgain(0);
    },
  });
  const { add } = CustomStateSet.prototype;
  CustomStateSet.prototype.add = function (state) {
    const states = add.call(this, state);
    if (condition?.byState && condition()) lookAgain(0);
    return states;
  };
}

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * A tab of a fresh profile, its processor slowed `throttle` times, its cache off. The methods are what scenes measure
 * with; all times are in ms, memory in MB.
 */
export async function openTab(browser, server, { throttle = 4, network, width = 1000, height = 900 } = {}) {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width, height });
  await tab.setCacheEnabled(false);
  const session = await tab.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await tab.evaluateOnNewDocument(watch);
  const fetched = [];
  tab.on('request', (request) => fetched.push(request.url()));

  const metrics = async () =>
    Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const frames = (count) =>
    tab.evaluate(
      (wanted) =>
        new Promise((resolve) => {
          const next = (left) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : setTimeout(resolve));
          next(wanted);
        }),
      count,
    );

  return {
    tab,
    session,
    metrics,
    frames,
    /** Goes to a page and waits until it says that it is ready. */
    async visit(address) {
      await tab.goto(`${server.origin}${address}`, { waitUntil: 'load', timeout: 120_000 });
      const readyAt = await tab.evaluate(() => window.readyAt);
      return { readyAt, metrics: await metrics() };
    },
    /** The network has been silent for half a second, and everything is painted. */
    async rest() {
      await tab.waitForNetworkIdle({ idleTime: 500, timeout: 120_000 });
      await frames(2);
      return metrics();
    },
    async afterCollection() {
      await session.send('HeapProfiler.collectGarbage');
      return metrics();
    },
    noticed: () => tab.evaluate(() => window.noticed),
    /** The page's own memory, elements included. */
    memory: async () =>
      (await tab.evaluate(async () => (await performance.measureUserAgentSpecificMemory()).bytes)) / 1e6,
    /** Scripts and sheets fetched so far, in bytes of brotli; `kind` matches the ends of their addresses. */
    codeBytes: (kind = /\.(m?js|css)$/) =>
      [...new Set(fetched)]
        .filter((address) => kind.test(new URL(address).pathname))
        .reduce((sum, address) => sum + server.bytesOf(address), 0),
    fetched: (pattern) => fetched.filter((address) => pattern.test(address)),
    close: () => context.close(),
  };
}
