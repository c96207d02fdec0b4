import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { menu } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { write } from '../../shared/platform/html/written.js';
import { noteShown } from '../../shared/platform/page/media-in-parts.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { useWantedControl } from '../hooks/use-wanted-control.js';
import { readTabs, type Tab, tabAround, type Tabs } from './read-tabs.js';
import { TabList } from './tab-list.js';
import { useAddress } from './use-address.js';

const panelsOf = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll('[part=panel]')];

function showOnly(element: HTMLElement, shown: number): void {
  panelsOf(element).forEach((panel, index) => {
    if (index === shown) panel.removeAttribute('hidden');
    else if (!panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
  });
}

/**
 * Hides all panels but one. What is hidden until found can be found by a search in the page, or by a link to it, which then
 * selects the tab; browsers that do not know this hide it from the search too. JSX has only a boolean `hidden`.
 */
function useShownPanel(
  element: HTMLElement,
  tabs: readonly Tab[],
  shown: number,
  onFound: (index: number) => void,
): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    showOnly(element, shown);
    const { current: before } = last;
    last.current = shown;
    if (before === shown) return;
    for (const [index, panel] of panelsOf(element).entries())
      if (index === before || index === shown) noteShown(element, panel, index === shown);
  });
  const find = (index: number) => {
    if (index < 0 || index === shown) return;
    // At once: the browser scrolls or focuses next, and the other section must not go after that.
    showOnly(element, index);
    onFound(index);
  };
  useListener(element.shadowRoot, 'beforematch', ({ target }) => find(panelsOf(element).indexOf(target as Element)));
  useWantedControl(element, (control) => find(tabAround(tabs, control)));
}

/** Gives the author's children their slots. */
function useSlots({ tabs, list }: Tabs): void {
  useLayoutEffect(() => {
    const given: Element[] = [];
    const give = (child: Element | undefined, slot: string) => {
      if (!child) return;
      write(child, 'slot', slot);
      given.push(child);
    };
    give(list, 'list');
    tabs.forEach(({ heading, content }, index) => {
      give(heading, `heading-${index}`);
      for (const each of content) give(each, `panel-${index}`);
    });
    return () => {
      for (const child of given) write(child, 'slot', null);
    };
  }, [tabs, list]);
}

/** Where sections are one below the other, in px. sq-menu.css has the same width. */
const NARROW_PX = 480;

/** Whether the place is narrow, whatever the window. A block that is not rendered has no width, and is not narrow. */
function useNarrow(element: HTMLElement): boolean {
  const read = () => element.clientWidth > 0 && element.clientWidth < NARROW_PX;
  const [isNarrow, setNarrow] = useState(read);
  useLayoutEffect(() => {
    let frame = 0;
    // A frame later: a change of the block's height within the callback would be an error of the page.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setNarrow(read));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]); // eslint-disable-line react-hooks/exhaustive-deps -- `read` depends on the element alone
  return isNarrow;
}

/** Scrolls a row of tabs that is too long to the selected one, and nothing else of the page. */
function useScrolledRow(element: HTMLElement, shown: number, isNarrow: boolean): void {
  useLayoutEffect(() => {
    const tab = element.shadowRoot!.querySelector('[role=tab][aria-selected=true]');
    const row = tab?.parentElement;
    if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [element, shown, isNarrow]);
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** A section without anything to focus is itself a stop of the Tab key, as the W3C pattern asks. */
const needsStop = ({ content }: Tab) =>
  !content.some((each) => each.matches(FOCUSABLE) || each.querySelector(FOCUSABLE) !== null);

/** The tabs are what the headings or links say; the author's sections stay in their place in the page. */
export function Menu({ host, active, label, activation, address }: BlockProps<typeof menu>) {
  const { element } = host;
  const children = useLightChildren(element);
  const all = useMemo(() => readTabs(children), [children]);
  const { tabs } = all;
  useSlots(all);

  const [chosen, setChosen] = useState({ index: active, from: active });
  // The visitor's choice stays until the attribute has a new value.
  if (chosen.from !== active) setChosen({ index: active, from: active });
  const shown = Math.max(0, Math.min(chosen.index, tabs.length - 1));
  const isNarrow = useNarrow(element);

  function show(index: number, isVisitor: boolean) {
    if (index === shown || !tabs[index]) return false;
    setChosen({ index, from: active });
    if (isVisitor) host.emit('sq-tab-show', { index, previousIndex: shown, label: tabs[index].label });
    return true;
  }
  const record = useAddress(element, tabs, address, show);
  function select(index: number) {
    if (show(index, true)) record(index, shown);
  }
  useShownPanel(element, tabs, shown, (index) => show(index, true));
  useMethods(host, { show: (index) => void show(index, false) });

  useScrolledRow(element, shown, isNarrow);

  if (tabs.length === 0) return <slot />;
  return (
    <>
      <slot />
      <div className="paper">
        <slot name="list" />
      </div>
      {!isNarrow && (
        <TabList
          key="tabs"
          element={element}
          tabs={tabs}
          shown={shown}
          label={label}
          isAuto={activation === 'auto'}
          onSelect={select}
        />
      )}
      {tabs.flatMap((tab, index) => [
        isNarrow && (
          <div key={`line-${index}`} className="line" role="heading" aria-level={tab.level}>
            <button
              id={`tab-${index}`}
              type="button"
              part={index === shown ? 'tab tab-active' : 'tab'}
              aria-expanded={index === shown}
              aria-controls={`panel-${index}`}
              aria-disabled={index === shown || undefined}
              onClick={() => select(index)}
            >
              {tab.label}
            </button>
          </div>
        ),
        <div
          key={`panel-${index}`}
          id={`panel-${index}`}
          part="panel"
          role={index === shown ? (isNarrow ? 'region' : 'tabpanel') : undefined}
          aria-labelledby={index === shown ? `tab-${index}` : undefined}
          tabIndex={!isNarrow && index === shown && needsStop(tab) ? 0 : undefined}
        >
          <div className="paper">
            <slot name={`heading-${index}`} />
          </div>
          <div className="content">
            <slot name={`panel-${index}`} />
          </div>
        </div>,
      ])}
    </>
  );
}
