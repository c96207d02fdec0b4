/**
 * What a page costs until it rests, for scenes whose question is "what does it cost to have this?". `script` is the sum
 * of what ran until the page was at rest, not only until it was ready: work put off is work done.
 */
export async function measureStartUp(tab, address) {
  const { readyAt, metrics: atReady } = await tab.visit(address);
  const rested = await tab.rest();
  const noticed = await tab.noticed();
  const settled = await tab.afterCollection();
  return {
    'ready (ms)': readyAt,
    'script to ready (ms)': atReady.ScriptDuration * 1000,
    'script to rest (ms)': rested.ScriptDuration * 1000,
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
