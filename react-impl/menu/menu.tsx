import { useMemo, useState } from 'react';
import type { menu } from '../../elements/sq-menu/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useMethods } from '../hooks/use-methods.js';
import { readTabs, type Tab } from './read-tabs.js';
import { TabList } from './tab-list.js';
import { useAddress } from './use-address.js';
import { useNarrow } from './use-narrow.js';
import { useScrolledRow } from './use-scrolled-row.js';
import { useShownPanel } from './use-shown-panel.js';
import { useSlots } from './use-slots.js';

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
