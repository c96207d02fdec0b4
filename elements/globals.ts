import type { blocks } from './blocks.js';
import type { EventMap, TagMap } from '../shared/declaration/derived-types.js';

type Blocks = typeof blocks;

/* Teaches TypeScript the kit's tags and events in the DOM; for frameworks see scripts/write-types.ts. */
declare global {
  interface HTMLElementTagNameMap extends TagMap<Blocks> {}
  interface HTMLElementEventMap extends EventMap<Blocks> {}
  interface DocumentEventMap extends EventMap<Blocks> {}
}
