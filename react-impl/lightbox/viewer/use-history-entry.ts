import { useLayoutEffect, useRef, type RefObject } from 'react';
import { fragmentAddress } from '../../../shared/platform/page/fragment-address.js';
import { pushEntry, replaceEntry } from '../../hooks/history-entries.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';

const KEY = 'sqLightbox';
let viewers = 0;

/** What a viewer stores in the state of its history entry. */
interface Entry {
  /** Of the viewer, as long as the page is loaded. */
  readonly id: string;
  readonly index: number;
}

/** After so many ms, in which nothing was written, Safari takes entries again. */
const REFUSED_MS = 10_000;
/** Later than the frame that shows an item: writing takes as long as drawing. */
const AFTER_FRAME_MS = 100;

interface Options {
  readonly open: boolean;
  readonly index: number;
  /** The name of the item in view, where the address names it. */
  readonly name: string | undefined;
  /** The index of the item that a fragment names; -1 for none. */
  indexOf(fragment: string): number;
  openAt(index: number): void;
  close(): void;
}

const stateNow = () => history.state as Readonly<Record<string, unknown>> | null;
const entryNow = () => stateNow()?.[KEY] as Entry | undefined;

/** The address of the page with the fragment of an item; `undefined`, the address as it is, without a name. */
const addressOf = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : fragmentAddress(name);

/** Whether a fragment, as `location.hash` gives it, is that of a name. */
export const isFragmentOf = (name: string | undefined, text: string): boolean =>
  Boolean(name) && text === `#${encodeURIComponent(name!)}`;

/**
 * While the viewer is open the page has a history entry for it, so that Back closes it (as visitors on phones expect) and
 * Forward opens it again. Closing it any other way goes back over the entry, unless the page has navigated meanwhile. With
 * `name` the address also names the current item; every entry with such an address shows its item.
 */
export function useHistoryEntry(options: Options): void {
  const { open } = options;
  const latest = useLatest(options);
  const id = useRef('');
  // Unlike those of an earlier load of the page, whose entries are still there.
  id.current ||= `${performance.timeOrigin}-${++viewers}`;
  /** The current entry becomes the viewer's; else it gets a new one. */
  const adopts = useRef(false);
  /** Restores the state of the page's entry when that is current again. */
  const restore = useRef(() => {});
  const isGoingBack = useRef(false);
  /** Adds an entry above the page's. */
  const push = useRef<(state: object) => void>(() => {});
  /** It was opened again before the browser had gone back. */
  const pushAfterBack = useRef<() => void>(undefined);
  /** The index of the item that the entry does not have yet. */
  const unwritten = useRef<number>(undefined);
  const isCurrent = () => entryNow()?.id === id.current;
  const namedIndex = () => (location.hash.length > 1 ? latest.current.indexOf(location.hash) : -1);

  useListener(window, 'popstate', () => {
    if (isGoingBack.current) return;
    const named = namedIndex();
    const target = named >= 0 ? named : isCurrent() ? (unwritten.current ?? entryNow()?.index ?? -1) : -1;
    if (target >= 0) {
      const own: Entry = { id: id.current, index: target };
      replaceEntry({ ...stateNow(), [KEY]: own });
      adopts.current = true;
      latest.current.openAt(target);
      adopts.current = false;
    } else if (latest.current.open) {
      restore.current();
      latest.current.close();
    }
  });
  useAdoptedEntry(options, adopts, namedIndex);

  useLayoutEffect(() => {
    if (!open) return;
    const entry = () => ({ ...stateNow(), [KEY]: { id: id.current, index: latest.current.index } satisfies Entry });
    if (adopts.current) replaceEntry(entry());
    else if (isGoingBack.current) pushAfterBack.current = () => push.current(entry());
    else {
      const state = { ...stateNow(), ...entry() };
      const { scrollRestoration } = history;
      const giveBack = clearState();
      restore.current = () => {
        history.scrollRestoration = scrollRestoration;
        giveBack();
      };
      push.current = (pushed) => pushStill(pushed, addressOf(latest.current.name), scrollRestoration);
      push.current(state);
      if (!isCurrent()) restore.current();
    }
    return () => {
      pushAfterBack.current = undefined;
      if (adopts.current || !isCurrent() || isGoingBack.current) return;
      isGoingBack.current = true;
      const onBack = () => {
        isGoingBack.current = false;
        leaveEntry(namedIndex() >= 0);
        if (pushAfterBack.current) pushAfterBack.current();
        else restore.current();
      };
      addEventListener('popstate', onBack, { once: true });
      history.back();
    };
  }, [open, latest]); // eslint-disable-line react-hooks/exhaustive-deps -- the functions read refs and the history

  useWrittenItem(options, isCurrent, unwritten);
}

/** The viewer's entry has the index and the name of the item in view. `unwritten`: an index that it does not have yet. */
function useWrittenItem(
  { open, index, name }: Options,
  isCurrent: () => boolean,
  unwritten: RefObject<number | undefined>,
): void {
  useLayoutEffect(() => {
    const write = () => replaceEntry({ ...stateNow(), [KEY]: { ...entryNow(), index } }, addressOf(name));
    const isWritten = () => entryNow()?.index === index;
    if (!open || !isCurrent()) return;
    unwritten.current = undefined;
    // As an entry is that has just been added.
    if (isWritten() && (name === undefined || isFragmentOf(name, location.hash))) return;
    if (name === undefined) unwritten.current = index;
    else {
      write();
      if (isWritten()) return;
    }
    // Nobody sees an index without a name: it need not keep its item waiting. A name was refused, as when an arrow key is
    // held down: the item at which the visitor stops is named a little later.
    const timer = setTimeout(
      () => {
        if (!isCurrent()) return;
        write();
        // Else refused.
        if (isWritten()) unwritten.current = undefined;
      },
      name === undefined ? AFTER_FRAME_MS : REFUSED_MS,
    );
    return () => clearTimeout(timer);
  }, [open, index, name]); // eslint-disable-line react-hooks/exhaustive-deps -- the functions read refs and the history
}

/** Opens the item that the address names when the block starts. */
function useAdoptedEntry(options: Options, adopts: RefObject<boolean>, namedIndex: () => number): void {
  const latest = useLatest(options);
  useLayoutEffect(() => {
    const index = namedIndex();
    if (index < 0) return;
    // The entry of a viewer, from before a reload: the page's own is below it. Else the viewer adds one, and Back stays.
    const isEntry = entryNow() !== undefined;
    if (!isEntry) replaceEntry(stateNow(), fragmentAddress());
    const ended = new AbortController();
    const openNamed = () => {
      adopts.current = isEntry && entryNow() !== undefined;
      latest.current.openAt(index);
      adopts.current = false;
    };
    // The page is there for longer than the viewer's code: its visitor may be typing.
    void import('../../../shared/platform/page/engaged.js').then(
      ({ whenNotEngaged }) => whenNotEngaged(openNamed, ended.signal),
      () => ended.signal.aborted || openNamed(),
    );
    return () => ended.abort();
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- the address that the page was opened with
}

/**
 * Adds an entry. On the way back the browser does not scroll to where the page was before: that comes after the viewer has
 * closed, and would put what has the focus out of view.
 */
function pushStill(state: object, address: string | undefined, scrollRestoration: ScrollRestoration): void {
  history.scrollRestoration = 'manual';
  pushEntry(state, address);
  history.scrollRestoration = scrollRestoration;
}

/** The entry below that of a closed viewer must not be one with a viewer: no address names an item that is not shown. */
function leaveEntry(namesItem: boolean): void {
  if (!entryNow() && !namesItem) return;
  const others = Object.entries(stateNow() ?? {}).filter(([name]) => name !== KEY);
  const state = others.length > 0 ? Object.fromEntries(others) : null;
  replaceEntry(state, namesItem ? fragmentAddress() : undefined);
}

/** Long enough for navigators that read the state some time after the event. */
const RESTORE_MS = 100;

/**
 * Takes the state of the page's entry away and returns how to give it back. A navigator that finds its own state when the
 * viewer's entry is left would load the page again; Turbo, htmx, swup and Astro's router leave an entry without one alone.
 */
function clearState(): () => void {
  const state: unknown = history.state;
  const { pathname, search } = location;
  if (state !== null) replaceEntry(null);
  return () => {
    if (state === null) return;
    setTimeout(() => {
      const isSamePage = location.pathname === pathname && location.search === search;
      if (isSamePage && history.state === null) replaceEntry(state);
    }, RESTORE_MS);
  };
}
