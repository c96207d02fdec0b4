import type { blocks } from './blocks.js';
import type { EventMap, JsxMap, TagMap } from '../shared/declaration/derived-types.js';

type Blocks = typeof blocks;

/* Teaches TypeScript the kit's tags and events, in the DOM and in JSX. */
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
