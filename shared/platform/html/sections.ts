export const HEADING = 'h1, h2, h3, h4, h5, h6';

/** A heading, and the elements that follow it up to the next heading. */
export type Section = readonly [heading: Element, ...content: Element[]];

/** Children as headings with what follows each. What comes before the first heading belongs to none. */
export function sectionsOf(children: readonly Element[]): readonly Section[] {
  const sections: [Element, ...Element[]][] = [];
  for (const child of children) {
    if (child.matches(HEADING)) sections.push([child]);
    else sections.at(-1)?.push(child);
  }
  return sections;
}
