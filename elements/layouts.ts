/**
 * The layouts of galleries as functions of numbers: without a DOM, the same on a server as in a browser. A template
 * engine that knows its images prints with them what a visitor sees before any script.
 */
export {
  justifiedRows,
  type Box,
  type JustifiedOptions,
  type Layout,
} from '../react-impl/gallery/logic/justified-rows.js';
export { columnCount, masonry, masonryCss, type MasonryOptions } from '../react-impl/gallery/logic/masonry.js';
