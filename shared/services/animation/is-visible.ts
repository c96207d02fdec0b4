/** widgets §9 "Blocks": the shares of a block at which the browser compares. */
export const THRESHOLDS: readonly number[] = [0, 0.1, 0.25, 0.5, 1];
const VISIBLE_RATIO = 0.5;

/** Whether a block of which this share is seen, 0 to 1, counts as visible. */
export const isVisible = (ratio: number): boolean => ratio >= VISIBLE_RATIO;

/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether a block can be visible at all: half of it fits into the viewport, and into everything that clips it. A higher
 * one never shows half of itself.
 *
 * @param limits the sizes of the viewport and of the elements that clip the block
 */
export function canBeVisible({ width, height }: Size, limits: readonly Size[]): boolean {
  const shownWidth = Math.min(width, ...limits.map((limit) => limit.width));
  const shownHeight = Math.min(height, ...limits.map((limit) => limit.height));
  return isVisible((shownWidth * shownHeight) / (width * height || 1));
}
