import { warnOnce } from '../../shared/platform/log.js';
import { allMatching, matches } from '../../shared/platform/page/element-calls.js';
import { idle } from '../../shared/platform/page/idle.js';
import { pageRegistry } from '../../shared/platform/page/page-registry.js';
import { type BlockImports, importer } from './importer.js';
import { onUse } from './on-use.js';

/** What of a field in a list decides how high it is. The form's own code checks the rest. */
interface Field {
  readonly type: string;
  readonly options?: readonly unknown[];
  readonly description?: string;
  readonly showIf?: string;
  readonly step?: boolean;
}

/**
 * Gives a form of a field list about the height that it will have, as `--sq-room`: what the page sheet makes of the kinds
 * of fields, with texts of one line. The loader does it as soon as it sees the form, nearly always before the first paint;
 * the form's own code comes later, and would move what is below it.
 */
export function keepRoom(element: Element): void {
  if (!matches(element, 'sq-form[fields]')) return;
  const { style, clientWidth } = element as HTMLElement;
  let lines = 0;
  // The button.
  let px = 44;
  let steps = 0;
  try {
    for (const field of JSON.parse(element.getAttribute('fields')!) as Field[]) {
      const { type, options = [], description, showIf, step } = field;
      // Only the first step is shown.
      if (step && steps++) break;
      if (type === 'hidden' || showIf) continue;
      const count = options.length;
      const choices = [0, 36 * count - 4];
      /** Parts are at least 112 px wide, with 12 px between them. */
      const parts = (rows: number) => [rows, 56 * rows - 12];
      /** Below the label: lines of text, and px. */
      const heights: Readonly<Record<string, number[] | undefined>> = {
        section: [0, 0],
        textarea: [5, 22],
        radio: choices,
        checkbox: choices,
        // Five answers need about 1000 px, in a form of at most 640 px.
        likert: [count, count * (20 + 32 * Math.max(2, Math.ceil(1000 / clientWidth))) - 4],
        name: parts(1),
        phone: parts(clientWidth < 360 ? 2 : 1),
        address: parts(clientWidth < 484 ? 4 : 3),
      };
      const [ownLines, own] = (heights[type] ?? [0, 48]) as [number, number];
      lines += 1 + ownLines;
      px += 20 + own;
      if (description) {
        lines++;
        px += 4;
      }
    }
    style.setProperty('--sq-room', `calc(${lines}lh + ${px}px)`);
  } catch {
    // The form's own code says what is wrong with the list.
  }
}

/** How near to the viewport an element must be for its block to load. */
const MARGIN = '200px';

/**
 * Finds the kit's tags on the page, present and added later, and loads a block's code when it is needed:
 * `load="visible"` (default) within 200 px of the viewport, `"idle"` when the browser is idle, `"interaction"` when it is
 * pointed at or focused (which loads the other two early as well), `"eager"` at once. Printing the page loads all.
 * Everything but `eager` waits for the first paint. Without IntersectionObserver every block counts as in view. A failed
 * import leaves the author's content, is logged once, and is tried again when the block is needed again.
 *
 * @param overlay a tag that is shown over the page wherever it is written: it loads at the visitor's first interaction
 * @param isAnswered called only where there is an overlay; true when it has nothing to show. It then loads only when
 *   another block, a service or a command needs it
 * @param servedElements selector of plain elements that services work for
 * @param loadServices called when the browser is idle, for each such element and each overlay
 */
export function startLoader(
  tags: readonly string[],
  imports: BlockImports,
  overlay: string,
  isAnswered: () => boolean,
  servedElements: string,
  loadServices: () => unknown,
): void {
  const registry = pageRegistry();
  if (registry.loadBlock) return warnOnce('loaded more than once.');
  const load = importer(tags, imports);
  registry.loadBlock = load;

  // Its text is the tags with commas between.
  const list = tags as unknown as string;
  const blocks = `:is(${list}):not(:defined)`;
  const selector = `${blocks},${servedElements}`;
  const waiting = new Set<Element>();
  /** Forgets removed elements and those whose block is loaded: the garbage collector may have them. */
  const removeLoaded = () => {
    for (const element of waiting)
      if (customElements.get(element.localName) || !element.isConnected) waiting.delete(element);
    if (waiting.size === 0) nearViewport?.disconnect();
  };
  const loadTag = (tag: string) => void load(tag)?.then(removeLoaded, () => {});
  /** A block with `for` is needed when the element that it names is: the block itself may have no box. */
  const targetOf = (element: Element) => document.getElementById(element.getAttribute('for') ?? '') ?? element;
  const loadWhere = (isNeeded: (element: Element) => boolean) => {
    removeLoaded();
    // A tag loads once, however many of its elements are needed.
    for (const element of waiting) if (isNeeded(element) || isNeeded(targetOf(element))) loadTag(element.localName);
  };

  const onNear: IntersectionObserverCallback = (entries) => {
    // Each is looked at once: the first entries are of all elements that wait.
    const near = new Set(entries.map(({ isIntersecting, target }) => isIntersecting && target));
    loadWhere((element) => near.has(element));
  };
  const nearViewport =
    (globalThis.IntersectionObserver as typeof IntersectionObserver | undefined) &&
    new IntersectionObserver(onNear, { rootMargin: MARGIN });

  let painted = false;
  const schedule = (element: Element) => {
    if (element.localName === overlay) {
      // They load it when it is to be shown again, and enforce the visitor's choice.
      idle(loadServices);
      if (isAnswered()) return;
    }
    // A block may be one of them: a form whose submissions are counted.
    if (matches(element, servedElements)) idle(loadServices);
    if (!matches(element, blocks)) return;
    keepRoom(element);
    waiting.add(element);
    loadInTime(element);
  };
  const loadInTime = (element: Element) => {
    const when = element.getAttribute('load')?.toLowerCase() ?? 'visible';
    if (when === 'eager') return loadTag(element.localName);
    if (!painted || when === 'interaction') return;
    if (when === 'idle') return idle(() => loadTag(element.localName));
    if (when !== 'visible') warnOnce(`<${element.localName}> load="${when}" is not valid.`, element);
    if (nearViewport) nearViewport.observe(targetOf(element));
    else loadTag(element.localName);
  };

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : addedNodes) allMatching(node, selector).forEach(schedule);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['load'] });
  document.querySelectorAll(selector).forEach(schedule);
  onUse(
    (used) => loadWhere((element) => element.contains(used)),
    load,
    () => loadWhere(({ localName }) => localName === overlay),
  );
  // On paper everything is in view.
  addEventListener('beforeprint', () => loadWhere(() => (registry.isPrinted = true)));

  const afterPaint = () => {
    painted = true;
    waiting.forEach(loadInTime);
    // Components of others: their shadow roots may have blocks. A loop over all elements of a page takes eight times as long.
    const components = document.evaluate("count(//*[contains(name(),'-')])", document).numberValue;
    if (components > document.querySelectorAll(list).length) idle(loadServices);
  };
  // eslint-disable-next-line no-restricted-syntax -- an image of this name only lets the blocks load at once
  if (document.hidden) afterPaint();
  else requestAnimationFrame(() => setTimeout(afterPaint));
}
