import type { gallery } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { DesignOptions } from './layouts/design-options.js';
import type { Layout } from './layouts/layouts.js';
import type { ReadStrip } from './row/read-strip.js';
import type { Motion } from './row/scroll-motion.js';

export type GalleryProps = BlockProps<typeof gallery>;

/** What the attribute `design` and the options that belong to it mean. */
export interface GalleryDesign {
  readonly layout: Layout;
  readonly options: DesignOptions;
  readonly isSlideshow: boolean;
  /** Slides are on top of each other, and one is shown in the place of another. */
  readonly stacked: boolean;
}

/** Functions of features that are loaded later, and of later hooks, for the code that is there from the start. */
export interface Extensions {
  /** The size of slides has changed. */
  onSizes?: (() => void) | undefined;
  /** Transitions, and scrolling in a given time. */
  motion?: Motion | undefined;
  /** The visitor wants to go on: what moves is to be over soon. */
  hurry?: (() => void) | undefined;
  readStrip?: ReadStrip;
  /** While a pointer drags the row, a rest of it is not the end of its motion. */
  isDragged?: boolean;
  /** Called after each change of the current slide. */
  onChange?: ((index: number, previousIndex: number, reason: string) => void) | undefined;
}
