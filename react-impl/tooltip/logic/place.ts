/** px from the element, and from the edge of the window. */
export const OFFSET = 15;
const EDGE = 20;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max));

/**
 * The top left corner of a popup beside a box: 15 px below it, above it where there is no room below, and everywhere 20 px
 * from the edges of the viewport.
 *
 * @param indent from the start of the box to the start of the popup, in the direction of the text
 */
export function placeBeside(box: Box, indent: number, popup: Size, viewport: Size, isRtl: boolean) {
  const below = box.bottom + OFFSET;
  const above = box.top - OFFSET - popup.height;
  const fitsBelow = below + popup.height <= viewport.height - EDGE;
  return {
    left: clamp(isRtl ? box.right - indent - popup.width : box.left + indent, viewport.width - EDGE - popup.width),
    top: clamp(fitsBelow || above < EDGE ? below : above, viewport.height - EDGE - popup.height),
  };
}
