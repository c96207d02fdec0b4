import { recordMicrotasks } from './microtasks.mjs';

/** Goes to a page and waits until it rests. The metrics of both moments have `script`: all that scripts took until then, in ms. */
export async function visitToRest(tab, address) {
  const stop = await recordMicrotasks(tab.tab);
  const { readyAt, metrics: atReady } = await tab.visit(address);
  const rested = await tab.rest();
  const microtasks = await stop();
  const withScript = (metrics) => ({
    ...metrics,
    script: metrics.ScriptDuration * 1000 + microtasks(metrics.Timestamp),
  });
  return { readyAt, atReady: withScript(atReady), rested: withScript(rested) };
}

/**
 * What a page costs until it rests, for scenes whose question is "what does it cost to have this?". `script` is the sum
 * of what ran until the page was at rest, not only until it was ready: work put off is work done.
 */
export async function measureStartUp(tab, address) {
  const { readyAt, atReady, rested } = await visitToRest(tab, address);
  const noticed = await tab.noticed();
  const settled = await tab.afterCollection();
  return {
    'ready (ms)': readyAt,
    'script to ready (ms)': atReady.script,
    'script to rest (ms)': rested.script,
    'main thread to rest (ms)': rested.TaskDuration * 1000,
    'style to rest (ms)': rested.RecalcStyleDuration * 1000,
    'layout to rest (ms)': rested.LayoutDuration * 1000,
    'blocking time (ms)': noticed.long,
    'largest paint (ms)': noticed.paint,
    'layout shift': noticed.shift,
    'script heap (MB)': settled.JSHeapUsedSize / 1e6,
    'page memory (MB)': await tab.memory(),
    nodes: settled.Nodes,
    listeners: settled.JSEventListeners,
    layouts: rested.LayoutCount,
    'style recalculations': rested.RecalcStyleCount,
    'code (kB)': tab.codeBytes() / 1000,
  };
}
