import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import type { Tabs } from './read-tabs.js';

/** Gives the author's children their slots. */
export function useSlots({ tabs, list }: Tabs): void {
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
