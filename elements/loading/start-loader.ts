import { warnOnce } from '../../shared/platform/log.js';
import { pageRegistry } from '../../shared/platform/page/page-registry.js';
import { importer, type BlockImports } from './importer.js';
import { onUse } from './on-use.js';

/** How far from the viewport a block's code is fetched. */
const MARGIN = '200px';

/**
 * Finds the kit's tags on the page, present and added later, and brings a block's code when it is needed:
 * `load="visible"` (default) within 200 px of the viewport, `"idle"` when the browser has nothing better to do,
 * `"interaction"` when it is pointed at or focused (which also hastens the other two), `"eager"` at once.
 * `overlay` is a tag that shows wherever it is written, and is needed at the visitor's first sign of life; one that
 * is silent (asked only where there is one) has nothing to say and comes only when another block, a service or a
 * command asks for it.
 * `bringServices` fetches what works for plain elements (the selector `served`), when the browser is idle.
 * Everything but `eager` waits for the first paint. A failed import leaves the author's content, warns once,
 * and is tried again on the next need.
 */
export function startLoader(
  tags: readonly string[],
  imports: BlockImports,
  overlay: string,
  isSilent: () => boolean,
  served: string,
  bringServices: () => unknown,
): void {
  const registry = pageRegistry();
  if (registry.loadBlock) return warnOnce('the loader is on this page more than once.');
  const load = importer(tags, imports);
  registry.loadBlock = load;

  const wanted = `:is(${tags.join()}):not(:defined),${served}`;
  const waiting = new Set<Element>();
  /** Elements whose block has come need nothing more, and are not kept from the garbage collector. */
  const settle = () => {
    for (const element of waiting)
      if (customElements.get(element.localName) || !element.isConnected) waiting.delete(element);
    if (waiting.size === 0) nearViewport.disconnect();
  };
  const need = (tag: string) => void load(tag)?.then(settle, () => {});
  /** A block that works `for` another is near when that one is: itself it may have no box at all. */
  const placeOf = (element: Element) => document.getElementById(element.getAttribute('for') ?? '') ?? element;
  const needWhere = (isNear: (place: Element) => boolean) => {
    settle();
    const needed = new Set<string>();
    for (const element of waiting) if (isNear(element) || isNear(placeOf(element))) needed.add(element.localName);
    needed.forEach(need);
  };

  const nearViewport = new IntersectionObserver(
    (entries) => {
      const near = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
      if (near.size > 0) needWhere((place) => near.has(place));
    },
    { rootMargin: MARGIN },
  );

  let painted = false;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const plan = (element: Element) => {
    if (element.localName === overlay && isSilent()) return;
    if (element.matches(served)) return void idle(bringServices);
    waiting.add(element);
    const when = element.getAttribute('load')?.toLowerCase() ?? 'visible';
    if (when === 'eager') return need(element.localName);
    if (!painted || when === 'interaction') return;
    if (when === 'idle') return void idle(() => need(element.localName));
    if (when !== 'visible')
      warnOnce(`<${element.localName}> load="${when}" is not valid: it means "visible".`, element);
    nearViewport.observe(placeOf(element));
  };

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(wanted)) plan(node);
        node.querySelectorAll(wanted).forEach(plan);
      }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['load'] });
  document.querySelectorAll(wanted).forEach(plan);
  onUse(
    (used) => needWhere((place) => place.contains(used)),
    load,
    () => needWhere(({ localName }) => localName === overlay),
  );

  const afterPaint = () => {
    painted = true;
    [...waiting].forEach(plan);
  };
  if (document.hidden) afterPaint();
  else requestAnimationFrame(() => setTimeout(afterPaint));
}
