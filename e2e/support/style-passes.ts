import type { Page } from 'puppeteer-core';

/** What Chromium did for one action: how many elements it styled again, and which it checked again for a `:has()` of a rule. */
export interface StylePass {
  readonly styled: number;
  readonly checkedForHas: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    readonly elementCount?: number;
    readonly data?: { readonly message?: string; readonly nodeName?: string; readonly reason?: string };
    readonly selector_stats?: { readonly selector_timings: readonly Selector[] };
  };
}
interface Selector {
  readonly match_attempts: number;
  readonly fast_reject_count: number;
}

/** Chromium's own account, while `run` runs: a trace of these categories. */
async function traceOf(page: Page, categories: readonly string[], run: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await page.createCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories], excludedCategories: ['*'] },
  });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events.sort((one, other) => one.ts - other.ts);
}

/** By the name of each action, an expression that runs in the page: what styling the page after it took. */
export async function stylePasses(
  page: Page,
  actions: Readonly<Record<string, string>>,
): Promise<Map<string, StylePass>> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'];
  const script = Object.entries(actions)
    .map(
      ([name, action]) =>
        `console.timeStamp(${JSON.stringify(name)}); ${action}; getComputedStyle(document.body.lastElementChild).color;`,
    )
    .join('\n');
  const events = await traceOf(page, categories, () => page.evaluate(script));
  const passes = new Map<string, { styled: number; checkedForHas: string[] }>();
  let current: { styled: number; checkedForHas: string[] } | undefined;
  for (const { name, args } of events)
    if (name === 'TimeStamp') passes.set(args.data?.message ?? '', (current = { styled: 0, checkedForHas: [] }));
    else if (name === 'UpdateLayoutTree' && current) current.styled += args.elementCount ?? 0;
    else if (name === 'StyleRecalcInvalidationTracking' && args.data?.reason?.includes(':has()'))
      current?.checkedForHas.push(args.data.nodeName ?? '');
  return passes;
}

/** What a visit took: how many elements were styled, some of them more than once, and how many rules were tried on them. */
export async function styleOfVisit(page: Page, address: string): Promise<{ styled: number; tried: number }> {
  const categories = ['devtools.timeline', 'disabled-by-default-blink.debug'];
  const events = await traceOf(page, categories, () => page.goto(address, { waitUntil: 'networkidle0' }));
  const rules = events.flatMap(({ args }) => args.selector_stats?.selector_timings ?? []);
  return {
    styled: events.reduce(
      (sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0),
      0,
    ),
    tried: rules.reduce((sum, rule) => sum + rule.match_attempts - rule.fast_reject_count, 0),
  };
}
