import { useLayoutEffect, useRef, useState } from 'react';
import type { accordion } from '../../elements/sq-accordion/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { useFeature } from '../hooks/use-feature.js';
import { useLatest } from '../hooks/use-latest.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { createState } from './create-state.js';
import { authorsOf, itemsOf } from './items.js';
import { writeOpen } from './remembered.js';
import { useFragment } from './use-fragment.js';
import { useSections } from './use-sections.js';
import { useStart } from './use-start.js';
import { useVisitor } from './use-visitor.js';

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
