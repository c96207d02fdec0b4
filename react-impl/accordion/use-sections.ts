import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import { sectionsOf, type Section } from '../../shared/platform/html/sections.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { hasHeadings } from './items.js';

/** The author's headings with what follows them, each in slots of its own; none where there are `<details>`. */
export function useSections(element: HTMLElement): readonly Section[] {
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
