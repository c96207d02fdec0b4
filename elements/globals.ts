import type { blocks } from './blocks.js';
import type { EventMap, TagMap } from '../shared/declaration/derived-types.js';

type Blocks = typeof blocks;

/**
 * The kit's tags and events for TypeScript, in the DOM. `import 'sq-blocks'` includes them, together with those for the
 * templates of frameworks (tools/write-types.ts).
 */
declare global {
  interface HTMLElementTagNameMap extends TagMap<Blocks> {}
  interface HTMLElementEventMap extends EventMap<Blocks> {}
  interface DocumentEventMap extends EventMap<Blocks> {}
}
