/** How a gallery lays out and moves its slides. */
export interface Layout {
  /** Whether slides are in a scrolled row, with controls; else all are visible. */
  readonly scrolls: boolean;
  /** Whether several slides share the view and move as a group. */
  readonly grouped: boolean;
  /** Whether slides are as wide as their images, and the current one rests at the start, the middle or the end of the view. */
  readonly aligned: boolean;
}

const ROW: Layout = { scrolls: true, grouped: false, aligned: false };
const PLAIN: Layout = { ...ROW, scrolls: false };

/** The page-side sheet positions the slides; these are the properties that scrolling needs. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  base: PLAIN,
  grid: PLAIN,
  autogrid: PLAIN,
  autocolumns: PLAIN,
  autorows: PLAIN,
  list: PLAIN,
  stacked: ROW,
  strip: { ...ROW, aligned: true },
  carousel: { ...ROW, grouped: true },
};

/** Block designs and their layouts, where the names differ (widgets §2 "Gallery designs"). */
const RENAMED: Readonly<Record<string, string>> = { stacked: 'base', slider: 'strip', slideshow: 'stacked' };

/** The layout of a design. Any unknown design has the base layout. */
export function layoutName(design: string): string {
  const name = design.toLowerCase();
  if (Object.hasOwn(RENAMED, name)) return RENAMED[name]!;
  return Object.hasOwn(LAYOUTS, name) && name !== 'strip' ? name : 'base';
}

/** A layout by its own name. Throws for an unknown name (widgets §8). */
export function findLayout(name: string): Layout {
  const layout = Object.hasOwn(LAYOUTS, name) ? LAYOUTS[name] : undefined;
  if (!layout) throw new Error(`These are not the gallery designs you are looking for: ${name}`);
  return layout;
}
