import { itemsOf } from './items.js';
import { moveItem } from './move-item.js';

type Item = HTMLDetailsElement;

/** What the state needs to know of the block. Functions, since the answers change. */
interface Outside {
  isMultiple(): boolean;
  /** Something else than a method or an attribute of the block has opened or closed an item. */
  onVisitor(item: Item, index: number, open: boolean): void;
  /** Any item has changed. */
  onChange(): void;
}

/**
 * Which items are open. The browser's own state of each `<details>` is the truth; what is kept beside it tells changes of
 * the block from those of the browser (find in page, a link into an item) and of scripts.
 */
export function createState(element: HTMLElement, outside: Outside) {
  const known = new WeakMap<Item, boolean>();
  const moving = new Set<Item>();
  const isOpen = (item: Item) => (moving.has(item) ? known.get(item)! : item.open);

  function set(item: Item, open: boolean, still: boolean): boolean {
    if (isOpen(item) === open) return false;
    known.set(item, open);
    moving.add(item);
    void moveItem(item, open, still).then((isDone) => isDone && moving.delete(item));
    outside.onChange();
    return true;
  }
  const notify = (item: Item) => outside.onVisitor(item, itemsOf(element).indexOf(item), isOpen(item));

  /** Closes the others first: those that share a `name` are closed by the browser when one of them opens. */
  function closeOthers(item: Item, still: boolean): void {
    if (outside.isMultiple()) return;
    for (const other of itemsOf(element)) if (other !== item && set(other, false, still)) notify(other);
  }
  return {
    isOpen,
    /** For methods, attributes and what is remembered: no event. */
    set,
    /** For the visitor: at most one is open, unless several may be. `still`: without motion. */
    change(item: Item, open: boolean, still = false): boolean {
      if (open) closeOthers(item, still);
      const isChanged = set(item, open, still);
      if (isChanged) notify(item);
      return isChanged;
    },
    /** Whether a click on the item is ignored (widgets §4 "Accordion"): where one closes the others, all are concerned. */
    isBusy: (item: Item) => (outside.isMultiple() ? moving.has(item) : moving.size > 0),
    /** Records items as they are. */
    meet(items: readonly Item[]): void {
      for (const item of items) if (!known.has(item)) known.set(item, item.open);
    },
    /** After the browser has changed an item. */
    onToggle(item: Item): void {
      if (!itemsOf(element).includes(item) || moving.has(item) || known.get(item) === item.open) return;
      const isNew = !known.has(item);
      known.set(item, item.open);
      if (isNew) return;
      if (item.open) closeOthers(item, true);
      outside.onChange();
      notify(item);
    },
    /** Opens all for paper. Returns the function that restores what was. */
    openForPaper(): () => void {
      const before = itemsOf(element).map((item) => [item, item.open, item.getAttribute('name')] as const);
      const write = (item: Item, open: boolean) => {
        known.set(item, open);
        item.open = open;
      };
      // Of those that share a name only one can be open.
      for (const [item] of before) item.removeAttribute('name');
      for (const [item] of before) write(item, true);
      return () => {
        for (const [item, open, name] of before) {
          write(item, open);
          if (name !== null) item.setAttribute('name', name);
        }
      };
    },
  };
}
export type AccordionState = ReturnType<typeof createState>;
