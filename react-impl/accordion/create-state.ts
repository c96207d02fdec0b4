import { write } from '../../shared/platform/html/written.js';
import { isItemOf, itemsOf } from './items.js';
import { keepInPlace } from './keep-in-place.js';
import { moveItems, type Move } from './move-items.js';

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

  /** Returns those that have changed, and the end of their motions. */
  function set(moves: readonly Move[], still: boolean) {
    const changed = moves.filter(({ item, open }) => isOpen(item) !== open);
    for (const { item, open } of changed) {
      known.set(item, open);
      moving.add(item);
    }
    const ends = moveItems(changed, still).map(async (end, index) => {
      if (await end) moving.delete(changed[index]!.item);
    });
    if (changed.length > 0) outside.onChange();
    return { changed: changed.map(({ item }) => item), ended: Promise.all(ends) };
  }

  /** Those that close when an item opens. */
  const othersOf = (item: Item) =>
    outside.isMultiple()
      ? []
      : itemsOf(element).flatMap((other) => (other === item ? [] : [{ item: other, open: false }]));
  const notify = (items: readonly Item[]) => {
    const all = itemsOf(element);
    for (const item of items) outside.onVisitor(item, all.indexOf(item), isOpen(item));
  };

  return {
    isOpen,
    /** For methods, attributes and what is remembered: no event. */
    set(moves: readonly Move[], still = false): void {
      set(moves, still);
    },
    /** For methods: at most one is open, unless several may be. No event. */
    setOne(item: Item, open: boolean): void {
      set([...(open ? othersOf(item) : []), { item, open }], false);
    },
    /**
     * For the visitor: at most one is open, unless several may be. The item stays where it is in the window, however long
     * those are that close above it. `still`: without motion.
     */
    change(item: Item, open: boolean, still = false): boolean {
      const place = keepInPlace(item);
      // The others first: those that share a `name` are closed by the browser when one of them opens.
      const { changed, ended } = set([...(open ? othersOf(item) : []), { item, open }], still);
      place.restore();
      notify(changed);
      if (!still && changed.length > 1) void place.follow(ended);
      return changed.includes(item);
    },
    /** Whether a click on the item is ignored (widgets §4 "Accordion"): where one closes the others, all are concerned. */
    isBusy: (item: Item) => (outside.isMultiple() ? moving.has(item) : moving.size > 0),
    /** Records items as they are. */
    meet(items: readonly Item[]): void {
      for (const item of items) if (!known.has(item)) known.set(item, item.open);
    },
    /** After the browser has changed an item. */
    onToggle(item: Item): void {
      if (moving.has(item) || known.get(item) === item.open || !isItemOf(element, item)) return;
      const isNew = !known.has(item);
      known.set(item, item.open);
      if (isNew) return;
      const place = keepInPlace(item);
      const { changed } = set(item.open ? othersOf(item) : [], true);
      place.restore();
      outside.onChange();
      notify([...changed, item]);
    },
    /** Opens all for paper. Returns the function that restores what was. */
    openForPaper(): () => void {
      const before = itemsOf(element).map((item) => [item, item.open, item.getAttribute('name')] as const);
      const setOpen = (item: Item, open: boolean) => {
        known.set(item, open);
        write(item, 'open', open ? '' : null);
      };
      // Of those that share a name only one can be open.
      for (const [item] of before) write(item, 'name', null);
      for (const [item] of before) setOpen(item, true);
      return () => {
        for (const [item, open, name] of before) {
          setOpen(item, open);
          if (name !== null) write(item, 'name', name);
        }
      };
    },
  };
}
export type AccordionState = ReturnType<typeof createState>;
