import { HEADING, sectionsOf } from '../../shared/platform/html/sections.js';

export interface Tab {
  readonly label: string;
  /** The level of the tab as a heading, where sections are one below the other: 2 to 6. */
  readonly level: number;
  /** The author's heading; a list of links has none. */
  readonly heading: Element | undefined;
  readonly content: readonly Element[];
  /** What the address calls the section; empty: nothing. */
  readonly id: string;
}

export interface Tabs {
  readonly tabs: readonly Tab[];
  /** The author's list of links to the sections. */
  readonly list: Element | undefined;
}

const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The tabs that a list of links makes. Links to anything but a section beside the list are none. */
function readLinks(list: Element, children: readonly Element[]): readonly Tab[] {
  return [...list.querySelectorAll('a')].flatMap((link) => {
    const id = decoded(link.hash.slice(1));
    const section = id ? children.find((child) => child !== list && child.id === id) : undefined;
    return section ? [{ label: wordsOf(link), level: 3, heading: undefined, content: [section], id }] : [];
  });
}

const readHeadings = (children: readonly Element[]): readonly Tab[] =>
  sectionsOf(children)
    .filter(([, ...content]) => content.length > 0)
    .map(([heading, ...content]) => ({
      label: wordsOf(heading),
      level: Math.max(2, Number(heading.localName.slice(1))),
      heading,
      content,
      id: heading.id || content[0]!.id,
    }));

/** The tabs of the author's children: of a list of links to them, or else of headings. */
export function readTabs(children: readonly Element[]): Tabs {
  const list = children.find((child) => child.matches('ul, ol, nav'));
  const linked = list ? readLinks(list, children) : [];
  if (list && linked.length > 0) return { tabs: linked, list };
  return { tabs: children.some((child) => child.matches(HEADING)) ? readHeadings(children) : [], list: undefined };
}

/** The tab whose section, or heading, holds a node of the page; -1 for none. */
export const tabAround = (tabs: readonly Tab[], node: Node): number =>
  tabs.findIndex(({ heading, content }) => [heading, ...content].some((each) => each?.contains(node)));
