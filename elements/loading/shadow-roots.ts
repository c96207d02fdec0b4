import { idle } from '../../shared/platform/page/idle.js';
import { pageRegistry } from '../../shared/platform/page/page-registry.js';
import { givePageSheet } from './root-styles.js';

/** How near to the viewport an element must be for its block to load. */
const MARGIN = '200px';

/**
 * Loads the block of an element in a shadow root when it is needed: as its attribute `load` says, else within 200 px of
 * the viewport. A failed import is tried again when the block is needed again.
 *
 * @param root where the element that its `for` names is
 */
function onNeed(element: Element, root: ShadowRoot, load: () => Promise<unknown> | undefined): void {
  const when = element.getAttribute('load')?.toLowerCase();
  const start = () => {
    load()?.then(stop, () => {});
  };
  const target = root.getElementById(element.getAttribute('for') ?? '') ?? element;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: MARGIN },
  );
  const uses = ['pointerover', 'pointerdown', 'focusin'];
  function stop() {
    observer.disconnect();
    for (const type of uses) target.removeEventListener(type, start);
  }
  if (when === 'eager') start();
  else if (when === 'idle') idle(start);
  else if (when !== 'interaction') observer.observe(target);
  for (const type of uses) target.addEventListener(type, start);
}

/** A form's controls can hide its properties by their names; a form has no shadow root, and is no block. */
const ELEMENTS = ':not(form)';

const elementsIn = (node: Node): Element[] => {
  if (!(node instanceof Element || node instanceof Document || node instanceof ShadowRoot)) return [];
  const inside = Array.from(node.querySelectorAll(ELEMENTS));
  return node instanceof Element && !(node instanceof HTMLFormElement) ? [node, ...inside] : inside;
};

/**
 * Finds the blocks in shadow roots, which the loader cannot see, gives their roots the page-side sheet, and loads their
 * code when they are needed, as the loader does on the page.
 */
export function createRootWatcher() {
  const watched = new Set<Node>();
  const awaited = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) elementsIn(node).forEach(handle);
  });

  /** Watches a document, or a shadow root and what is in it, from now on. */
  function watch(root: Document | ShadowRoot): void {
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, { childList: true, subtree: true });
    elementsIn(root).forEach(handle);
  }

  function handle(element: Element): void {
    const { localName, shadowRoot } = element;
    if (localName.startsWith('sq-')) return handleBlock(element);
    // A component without a definition may have a declared shadow root.
    if (shadowRoot) watch(shadowRoot);
    if (localName.includes('-') && !customElements.get(localName)) waitFor(localName);
  }

  /** A component gets its shadow root when it is defined. */
  function waitFor(name: string): void {
    if (awaited.has(name)) return;
    awaited.add(name);
    void customElements.whenDefined(name).then(() => {
      for (const root of [...watched]) for (const each of elementsIn(root)) if (each.localName === name) handle(each);
    });
  }

  function handleBlock(element: Element): void {
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    void givePageSheet(root);
    if (!customElements.get(element.localName))
      onNeed(element, root, () => pageRegistry().loadBlock?.(element.localName));
  }

  return { watch, stop: () => observer.disconnect() };
}

/** Watches the open shadow roots of the page, present and added later. Returns how to stop. */
export function startShadowRoots(): () => void {
  const { watch, stop } = createRootWatcher();
  watch(document);
  return stop;
}
