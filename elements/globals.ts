import type { blocks } from './blocks.js';
import type { EventMap, JsxMap, TagMap } from '../shared/declaration/derived-types.js';

type Blocks = typeof blocks;

/**
 * `sq-blocks/types`: the kit's tags and events for TypeScript, in the DOM and in JSX. It has no code. A site imports it
 * once: `import type {} from 'sq-blocks/types'`.
 */
declare global {
  interface HTMLElementTagNameMap extends TagMap<Blocks> {}
  interface HTMLElementEventMap extends EventMap<Blocks> {}
  interface DocumentEventMap extends EventMap<Blocks> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxMap<Blocks> {}
  }
}
