import { openTab } from '../harness/tab.mjs';
import { countOperations } from './operations.mjs';

/** What one page has cost when it rests, in things that can be counted. No times: those are the bench's. */
export async function countPage({ name, html, act }, { browser, server }) {
  const tab = await openTab(browser, server, { throttle: 1 });
  try {
    await tab.tab.evaluateOnNewDocument(countOperations);
    await tab.visit(server.serve(`counters/${name}`, html));
    await tab.rest();
    if (act) {
      await act(tab);
      await tab.rest();
    }
    const rested = await tab.metrics();
    const operations = await tab.tab.evaluate(() => window.operations);
    const settled = await tab.afterCollection();
    return {
      'code (bytes)': tab.codeBytes(),
      nodes: settled.Nodes,
      listeners: settled.JSEventListeners,
      layouts: rested.LayoutCount,
      'style recalculations': rested.RecalcStyleCount,
      'DOM operations': operations,
    };
  } finally {
    await tab.close();
  }
}
