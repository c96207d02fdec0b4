/**
 * An item in the row of the viewer. Places are numbered on in both directions, so that with `loop` the first item can
 * stand behind the last one.
 */
export interface Pane {
  readonly place: number;
  readonly index: number;
}

/** The item beside another one; `undefined` at the ends without `loop`. */
export function beside({ place, index }: Pane, by: 1 | -1, total: number, loop: boolean): Pane | undefined {
  const next = index + by;
  if (next >= 0 && next < total) return { place: place + by, index: next };
  return loop && total > 1 ? { place: place + by, index: (next + total) % total } : undefined;
}

/** What is rendered, by place: the current item, those that are sliding out, and on the free places beside it its neighbours. */
export function renderedPanes(
  current: Pane,
  leaving: readonly Pane[],
  neighbours: readonly (Pane | undefined)[],
): Pane[] {
  const panes = new Map<number, Pane>();
  for (const pane of [...neighbours, ...leaving, current]) if (pane) panes.set(pane.place, pane);
  return [...panes.values()].sort((a, b) => a.place - b.place);
}
