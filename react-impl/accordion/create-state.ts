import { write } from '../../shared/platform/html/written.js';
import { isItemOf, itemsOf } from './items.js';
import { isMotionReduced } from '../../shared/platform/page/reduced-motion.js';
import { scrollerOf } from '../../shared/platform/page/scroller-of.js';

/** Less than a pixel is rounding. */
const MIN_PX = 1;

/** Keeps an element where it is in the window while the page around it changes. */
function keepInPlace(element: Element) {
  let scroller = scrollerOf(element);
  const topNow = () => element.getBoundingClientRect().top;
  let top = topNow();
  let scrolled = scroller?.scrollTop ?? 0;

  /** Scrolls so that it is there again, as far as that goes. */
  function restore(): void {
    const from = topNow();
    if (!scroller || Math.abs(from - top) < MIN_PX) return;
    const { scrollTop } = scroller;
    scroller.scrollBy({ top: from - top, behavior: 'instant' });
    scrolled = scroller.scrollTop;
    const now = topNow();
    if (Math.abs(from - now - (scrolled - scrollTop)) >= MIN_PX) {
      // It is in something fixed or sticky, which does not go with what is scrolled.
      scroller.scrollTo({ top: scrollTop, behavior: 'instant' });
      scroller = null;
    } else if (Math.abs(now - top) >= MIN_PX) top = now;
  }

  /** Whether something else has scrolled meanwhile: the visitor, or a script. */
  function isScrolled(): boolean {
    if (!scroller || Math.abs(scroller.scrollTop - scrolled) < MIN_PX) return false;
    // Not the visitor but the browser: its own scroll anchoring leaves the element in place, and content that has become
    // shorter leaves the scroller at its end.
    const isAtEnd = scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - MIN_PX;
    return Math.abs(topNow() - top) >= MIN_PX && !isAtEnd;
  }

  return {
    restore,
    /** Restores it in each frame until `ended`, unless something else scrolls. */
    async follow(ended: Promise<unknown>): Promise<void> {
      let isFollowed = true;
      const keep = () => {
        isFollowed &&= !isScrolled();
        if (isFollowed) restore();
      };
      const everyFrame = () => {
        keep();
        frame = requestAnimationFrame(everyFrame);
      };
      let frame = requestAnimationFrame(everyFrame);
      await ended;
      cancelAnimationFrame(frame);
      keep();
    },
  };
}

/** How long an item takes to open or close, in ms (widgets §9 "Blocks"). */
const DURATION_MS = 250;

interface Move {
  readonly item: HTMLDetailsElement;
  readonly open: boolean;
}

const running = new WeakMap<Element, Animation>();

/** The used height in the terms of the item's own `box-sizing`. */
const heightOf = ({ item }: Move) => getComputedStyle(item).blockSize;

/** The item has its last state already, and keeps its content until the end where it closes. */
async function animate({ item, open }: Move, from: string, to: string): Promise<boolean> {
  let isLast = true;
  if (from !== to && to.endsWith('px')) {
    item.open = true;
    write(item, 'data-sq-moving', open ? 'open' : 'close');
    // It fills: the last height stays until the item is closed, however late the browser tells of the end.
    const animation = item.animate(
      { blockSize: [from, to] },
      { duration: DURATION_MS, easing: 'ease', fill: 'forwards' },
    );
    running.set(item, animation);
    isLast = await animation.finished.then(
      () => running.delete(item),
      () => false,
    );
    if (isLast) {
      item.open = open;
      animation.cancel();
    }
  }
  if (isLast) write(item, 'data-sq-moving', null);
  return isLast;
}

/**
 * Opens and closes `<details>`. Their heights move, unless `still`, under reduced motion, and where they are not rendered.
 * All are measured together: each measurement after a change lays out the page anew. Each result comes at the end of its
 * motion; `false`: another one has begun meanwhile.
 */
function moveItems(moves: readonly Move[], still: boolean): readonly Promise<boolean>[] {
  const isStill = still || isMotionReduced();
  const heights = () => (isStill ? [] : moves.map(heightOf));
  const from = heights();
  for (const { item, open } of moves) {
    running.get(item)?.cancel();
    running.delete(item);
    item.open = open;
  }
  const to = heights();
  return moves.map((move, index) => animate(move, from[index] ?? '', to[index] ?? ''));
}

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
