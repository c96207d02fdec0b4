/** How a gallery lays out and moves its slides. */
export interface Layout {
  /** Whether slides lie in a row that is scrolled, with controls; else all are visible. */
  readonly scrolls: boolean;
  /** Whether several slides share the view and move as a group. */
  readonly grouped: boolean;
}

const PLAIN: Layout = { scrolls: false, grouped: false };

/** Open for the designs to come: a layout is added here, and its rules to the page-side sheet. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  base: PLAIN,
  grid: PLAIN,
  stacked: { scrolls: true, grouped: false },
  carousel: { scrolls: true, grouped: true },
};

/** Block designs and the layouts they mean (widgets §2 "Gallery designs"); those to come lie in the base layout. */
const LAYOUT_OF: Readonly<Record<string, string>> = {
  stacked: 'base',
  slider: 'strip',
  slideshow: 'stacked',
  grid: 'grid',
  autogrid: 'autogrid',
  autocolumns: 'autocolumns',
  autorows: 'autorows',
  carousel: 'carousel',
  list: 'list',
};

/** Never fails: any other design lies in the base layout. */
export function layoutName(design: string): string {
  const name = design.toLowerCase();
  return Object.hasOwn(LAYOUT_OF, name) ? (LAYOUT_OF[name] ?? 'base') : 'base';
}

/** A layout by its own name. Throws for a name that is none (widgets §8). */
export function findLayout(name: string): Layout {
  const layout = LAYOUTS[name];
  if (!layout) throw new Error(`These are not the gallery designs you are looking for: ${name}`);
  return layout;
}

/** What a gallery of this design does now. */
export const layoutOf = (design: string): Layout => LAYOUTS[layoutName(design)] ?? PLAIN;
