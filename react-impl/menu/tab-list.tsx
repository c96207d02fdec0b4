import { useState, type KeyboardEvent } from 'react';
import { isPlainKey } from '../../shared/platform/page/plain-key.js';
import { useListener } from '../hooks/use-listener.js';
import type { Tab } from './read-tabs.js';

interface Props {
  readonly element: HTMLElement;
  readonly tabs: readonly Tab[];
  readonly shown: number;
  readonly label: string;
  readonly isAuto: boolean;
  readonly onSelect: (index: number) => void;
}

/** Where a key leads from a tab; `undefined` for other keys. Arrows wrap at both ends (widgets §2 "Blocks"). */
function goalOf(key: string, from: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  return (from + step + count) % count;
}

/**
 * The row of tabs, W3C pattern "Tabs" (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrows, Home and End move the
 * focus, Enter or Space selects (ambiguity A66). Tab enters the row at the selected tab, and leaves it from any.
 */
export function TabList({ element, tabs, shown, label, isAuto, onSelect }: Props) {
  const [focused, setFocused] = useState<number>();
  const root = element.shadowRoot;
  // Also when the visitor comes back from another window.
  useListener<FocusEvent>(root, 'focusin', ({ target }) => {
    if (target instanceof Element && target.role === 'tab') setFocused(Number(target.id.slice('tab-'.length)));
  });
  useListener<FocusEvent>(root, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element && relatedTarget.role === 'tab')) setFocused(undefined);
  });

  function onKeyDown(event: KeyboardEvent, from: number) {
    if (!isPlainKey(event.nativeEvent)) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const goal = goalOf(event.key, from, tabs.length, isRtl);
    if (goal === undefined) return;
    event.preventDefault();
    root?.getElementById(`tab-${goal}`)?.focus();
    if (isAuto) onSelect(goal);
  }
  return (
    <div part="nav" role="tablist" tabIndex={-1} aria-label={label || undefined}>
      {tabs.map((tab, index) => (
        <button
          key={index}
          id={`tab-${index}`}
          type="button"
          part={index === shown ? 'tab tab-active' : 'tab'}
          role="tab"
          aria-selected={index === shown}
          aria-controls={`panel-${index}`}
          tabIndex={index === (focused ?? shown) ? 0 : -1}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={() => onSelect(index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
