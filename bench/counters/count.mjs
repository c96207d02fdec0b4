import { openTab } from '../harness/tab.mjs';

/**
 * Runs in the page before anything else: counts in `window.operations` what scripts do to the document, by wrapping
 * what inserts, removes and writes. An operation is one call, however many nodes it moves; the parser's are not seen.
 */
export function countOperations() {
  window.operations = 0;
  const count = () => window.operations++;
  const parents = [Element, Document, DocumentFragment];
  const children = [Element, CharacterData, DocumentType];
  const calls = [
    [[Node], ['appendChild', 'insertBefore', 'removeChild', 'replaceChild']],
    [parents, ['append', 'prepend', 'replaceChildren']],
    [children, ['before', 'after', 'replaceWith', 'remove']],
    [[Element], ['insertAdjacentElement', 'insertAdjacentHTML', 'insertAdjacentText', 'attachShadow']],
    [[Element], ['setAttribute', 'setAttributeNS', 'removeAttribute', 'removeAttributeNS', 'toggleAttribute']],
    [[CharacterData], ['appendData', 'insertData', 'deleteData', 'replaceData']],
    [[DOMTokenList], ['add', 'remove', 'toggle', 'replace']],
    [[CSSStyleDeclaration], ['setProperty', 'removeProperty']],
  ];
  const writes = [
    [[Node], ['textContent', 'nodeValue']],
    [[CharacterData], ['data']],
    [[Element], ['innerHTML', 'outerHTML', 'className', 'id', 'slot', 'ariaLabel', 'ariaHidden']],
    [[ShadowRoot], ['innerHTML']],
    [[HTMLElement], ['innerText', 'hidden', 'inert', 'tabIndex', 'dir', 'lang']],
    [[CSSStyleDeclaration], ['cssText']],
  ];
  const wrap = (types, names, part) => {
    for (const { prototype } of types)
      for (const name of names) {
        const described = Object.getOwnPropertyDescriptor(prototype, name);
        if (!described?.[part]) continue;
        const original = described[part];
        described[part] = function (...given) {
          count();
          return original.apply(this, given);
        };
        Object.defineProperty(prototype, name, described);
      }
  };
  for (const [types, names] of calls) wrap(types, names, 'value');
  for (const [types, names] of writes) wrap(types, names, 'set');
}

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
