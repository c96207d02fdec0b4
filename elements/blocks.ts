/** Every block's declaration, by name: the manifest, the editor data, the documentation and the global types derive from it. */
export { blocks } from './generated/blocks.js';
