import { nameOf, warnOnce } from '../../shared/log.js';
import { pageRegistry } from '../../shared/page-registry.js';
import { importer, type BlockImports } from './importer.js';
import { onUse } from './on-use.js';

/** How far from the viewport a block's code is fetched. */
const MARGIN = '200px';

/**
 * Finds the kit's tags on the page, present and added later, and brings a block's code when it is needed:
 * `load="visible"` (default) within 200 px of the viewport, `"idle"` when the browser has nothing better to do,
 * `"interaction"` when it is pointed at or focused (which also hastens the other two), `"eager"` at once.
 * `overlays` are tags that show wherever they are written, and are needed at the visitor's first sign of life.
 * Everything but `eager` waits for the first paint. A failed import leaves the author's content, warns once,
 * and is tried again on the next need.
 */
export function startLoader(tags: readonly string[], imports: BlockImports, overlays: readonly string[] = []): void {
  const registry = pageRegistry();
  if (registry.loadBlock) return warnOnce('the loader is on this page more than once; the first one stays in use.');
  const load = importer(tags, imports);
  registry.loadBlock = load;

  const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join();
  const waiting = new Set<Element>();
  const need = (element: Element) => void load(element.localName)?.catch(() => {});
  /** A block that works `for` another is near when that one is: itself it may have no box at all. */
  const placeOf = (element: Element) => document.getElementById(element.getAttribute('for') ?? '') ?? element;
  const needWhere = (isNear: (place: Element) => boolean) => {
    for (const element of waiting) {
      if (customElements.get(element.localName) || !element.isConnected) waiting.delete(element);
      else if (isNear(element) || isNear(placeOf(element))) need(element);
    }
  };

  const nearViewport = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) needWhere((place) => place === target);
    },
    { rootMargin: MARGIN },
  );

  let painted = false;
  const plan = (element: Element) => {
    waiting.add(element);
    const when = element.getAttribute('load')?.toLowerCase() ?? 'visible';
    if (when === 'eager') return need(element);
    if (!painted || when === 'interaction') return;
    if (when === 'idle') return void (globalThis.requestIdleCallback ?? setTimeout)(() => need(element));
    if (when !== 'visible') warnOnce(`${nameOf(element)} load="${when}" is not valid: loading it when it is visible.`);
    nearViewport.observe(placeOf(element));
  };

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(undefinedTags)) plan(node);
        if (type === 'childList') node.querySelectorAll(undefinedTags).forEach(plan);
      }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['load'] });
  document.querySelectorAll(undefinedTags).forEach(plan);
  onUse(
    (used) => needWhere((place) => place.contains(used)),
    load,
    () => needWhere(({ localName }) => overlays.includes(localName)),
  );

  const afterPaint = () => {
    painted = true;
    [...waiting].forEach(plan);
  };
  if (document.hidden) afterPaint();
  else requestAnimationFrame(() => setTimeout(afterPaint));
}
