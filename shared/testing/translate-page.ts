const NO_TEXT = 'script, style, textarea, option, svg, font, [translate=no], .notranslate';

/**
 * Does with the page what browsers and extensions that translate do: puts two `<font>` elements in the place of each text, in
 * open shadow roots as well, now and whenever a text is added or changed. The words stay as they are. Returns what ends it.
 */
export function translatePage(): () => void {
  const known = new WeakSet<Node>();
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node);
  });

  function replace(text: Text) {
    if (!text.data.trim() || text.parentElement?.closest(NO_TEXT)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.textContent = text.data;
    text.replaceWith(outer);
  }
  function observe(root: Node) {
    known.add(root);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    translate(root);
  }
  function translate(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const texts: Text[] = [];
    for (let each: Node | null = node; each; each = walker.nextNode()) {
      if (each instanceof Text) texts.push(each);
      const shadow = each instanceof Element ? each.shadowRoot : null;
      if (shadow && !known.has(shadow)) observe(shadow);
    }
    texts.forEach(replace);
  }
  observe(document.body);
  return () => observer.disconnect();
}
