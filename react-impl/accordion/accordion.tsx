import { useLayoutEffect, useRef, useState } from 'react';
import type { accordion } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { type Section, sectionsOf } from '../../shared/platform/html/sections.js';
import { write } from '../../shared/platform/html/written.js';
import { byId } from '../../shared/platform/page/by-id.js';
import { noteShown } from '../../shared/platform/page/media-in-parts.js';
import { useFeature } from '../hooks/use-feature.js';
import { useLatest } from '../hooks/use-latest.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { useWantedControl } from '../hooks/use-wanted-control.js';
import { type AccordionState, createState } from './create-state.js';
import { authorsOf, hasHeadings, isItemOf, itemAround, itemsOf } from './items.js';
import { inSessionStorage } from '../../shared/platform/storage/session-storage.js';
import { isObject } from '../../shared/platform/page/unknown-values.js';

/** Tells the accordions of a page apart, also after a reload: the id, else which of them it is. */
const keyOf = (element: Element) =>
  `sq-accordion:${location.pathname}:${element.id || [...document.querySelectorAll(element.localName)].indexOf(element)}`;

/** Which items were open, by their number; `undefined`: nothing is remembered. */
function readOpen(element: Element): readonly unknown[] | undefined {
  const text = inSessionStorage((storage) => storage.getItem(keyOf(element)));
  try {
    const data: unknown = JSON.parse(text ?? '');
    return isObject(data) || !Array.isArray(data) ? undefined : data;
  } catch {
    return undefined;
  }
}

function writeOpen(element: Element, open: readonly boolean[]): void {
  const numbers = open.flatMap((isOpen, index) => (isOpen ? [index] : []));
  inSessionStorage((storage) => storage.setItem(keyOf(element), JSON.stringify(numbers)));
}

/** The element that the address names. */
function target(element: Element): HTMLElement | null {
  try {
    return byId(element, decodeURIComponent(location.hash.slice(1)));
  } catch {
    // "%" alone is no encoding.
    return null;
  }
}

/**
 * Opens the item that the address names, or that holds what it names, and scrolls there: at the start, after each change of
 * the address, and after another click on a link to it. Some browsers open it themselves, but not if the name is the item's own.
 */
function useFragment(element: HTMLElement, state: AccordionState, isStarted: boolean): void {
  function reveal(isStart: boolean) {
    const named = target(element);
    const item = named && itemAround(element, named);
    if (!item) return;
    const isChanged = state.change(item, true, true);
    if (isChanged || !isStart) named.scrollIntoView();
  }
  const latest = useLatest(reveal);
  useLayoutEffect(() => {
    if (isStarted) latest.current(true);
  }, [isStarted, latest]);
  useListener(window, 'hashchange', () => reveal(false));
  useListener(document, 'click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link?.hash && link.href === location.href && !event.defaultPrevented) reveal(false);
  });
}

const CONTROLS = 'a[href], button, input, select, textarea, label';

/** Clicks on the line of an item, which Enter and Space are too, and what the browser opens by itself. */
function useVisitor(element: HTMLElement, state: AccordionState): void {
  useListener<MouseEvent>(element, 'click', (event) => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const at = path.findIndex((node) => node.localName === 'summary');
    const item = path[at]?.parentElement;
    if (!(item instanceof HTMLDetailsElement) || !isItemOf(element, item) || event.defaultPrevented) return;
    // A link in the line is a link.
    if (path.slice(0, at).some((node) => node.matches(CONTROLS))) return;
    event.preventDefault();
    if (!state.isBusy(item)) state.change(item, !state.isOpen(item));
  });
  useWantedControl(element, (control) => {
    for (let box = control.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
      if (!isItemOf(element, box)) box.open = true;
    const item = itemAround(element, control);
    if (item) state.change(item, true, true);
  });
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    state.onToggle(target);
    noteShown(element, target, target.open);
  };
  // The event does not bubble, and does not leave a shadow root.
  useListener(element, 'toggle', onToggle, { capture: true });
  useListener(element.shadowRoot, 'toggle', onToggle, { capture: true });
}

/**
 * Opens what is to be open as soon as there are items: what is remembered, or else the first item if it shall. Returns
 * whether that is done. Later items are recorded as they come.
 */
function useStart(
  element: HTMLElement,
  state: AccordionState,
  children: readonly Element[],
  { remember, openFirst }: { readonly remember: boolean; readonly openFirst: boolean },
): boolean {
  const [isStarted, setStarted] = useState(false);
  useLayoutEffect(() => {
    const items = itemsOf(element);
    if (!isStarted && items.length > 0) {
      const open = remember ? readOpen(element) : undefined;
      if (open)
        state.set(
          items.map((item, index) => ({ item, open: open.includes(index) })),
          true,
        );
      else if (openFirst) state.set([{ item: items[0]!, open: true }], true);
      setStarted(true);
    }
    state.meet(items);
  }, [element, state, children, isStarted]); // eslint-disable-line react-hooks/exhaustive-deps -- the settings count at the start only
  return isStarted;
}

/** The author's headings with what follows them, each in slots of its own; none where there are `<details>`. */
function useSections(element: HTMLElement): readonly Section[] {
  const children = useLightChildren(element);
  const sections = hasHeadings(element) ? sectionsOf(children) : [];
  useLayoutEffect(() => {
    sections.forEach(([heading, ...content], index) => {
      write(heading, 'slot', `header-${index}`);
      for (const each of content) write(each, 'slot', `panel-${index}`);
    });
    return () => {
      for (const child of sections.flat()) write(child, 'slot', null);
    };
  }, [children]); // eslint-disable-line react-hooks/exhaustive-deps -- the sections follow from the children
  return sections;
}

const loadMakeItems = () => import('./features/make-items.js');
const loadFaq = () => import('./features/faq.js');

/**
 * Items that open and close (widgets §2, §4 "Accordion"). The author's `<details>` stay what they are: the browser gives
 * their roles and keys (W3C pattern "Disclosure"), finds words in closed ones, and opens them without script.
 */
export function Accordion({ host, multiple, openFirst, remember, faq, items }: BlockProps<typeof accordion>) {
  const { element } = host;
  const latest = useLatest({ host, multiple, remember });
  const [state] = useState(() =>
    createState(element, {
      isMultiple: () => latest.current.multiple,
      onVisitor: (item, index, open) => latest.current.host.emit('sq-toggle', { item: authorsOf(item), index, open }),
      onChange() {
        if (latest.current.remember) writeOpen(element, itemsOf(element).map(state.isOpen));
      },
    }),
  );
  const sections = useSections(element);
  const children = useLightChildren(element);

  const makeItems = useFeature(items.length > 0, loadMakeItems);
  useLayoutEffect(() => makeItems?.(element, items), [makeItems, element, items]);

  const isStarted = useStart(element, state, children, { remember, openFirst });
  useVisitor(element, state);
  useFragment(element, state, isStarted);

  const restore = useRef(() => {});
  useListener(window, 'beforeprint', () => (restore.current = state.openForPaper()));
  useListener(window, 'afterprint', () => restore.current());

  const describe = useFeature(faq, loadFaq);
  useLayoutEffect(() => describe?.(element), [describe, element, children]);

  const setAll = (open: boolean) => state.set(itemsOf(element).map((item) => ({ item, open })));
  const setOne = (index: number, open: boolean) => {
    const item = itemsOf(element)[index];
    if (item) state.setOne(item, open);
  };
  useMethods(host, {
    expandAll: () => setAll(true),
    collapseAll: () => setAll(false),
    open: (index) => setOne(index, true),
    close: (index) => setOne(index, false),
  });

  return (
    <>
      <slot />
      {sections.map((_, index) => (
        <details key={index} part="item">
          <summary part="header">
            <slot name={`header-${index}`} />
          </summary>
          <slot name={`panel-${index}`} />
        </details>
      ))}
    </>
  );
}
