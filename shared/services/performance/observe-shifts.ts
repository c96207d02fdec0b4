import { observe, type Observation } from './observe.js';

export interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Browsers name no nodes of shadow roots here. */
function blockOf(node: Node | null | undefined): string | undefined {
  for (let at = node; at; at = at.parentNode) if (at.nodeName.startsWith('SQ-')) return at.nodeName.toLowerCase();
  return undefined;
}

/**
 * What moved with each block: a shift counts for the block of the node that moved most, which browsers name first. That
 * is not always the one that pushed. Only Chromium tells; shifts after an input are expected, and not counted.
 */
export const observeShifts = (moved: (tag: string, value: number, start: number) => void): Observation | undefined =>
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, sources, startTime }) => {
    const tag = blockOf(sources.find(({ node }) => node)?.node);
    if (tag && !hadRecentInput) moved(tag, value, startTime);
  });
