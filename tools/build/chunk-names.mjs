import { HASH } from './short-names.mjs';

/** The block of a module: the folder of its component or of its tag. What several blocks share has none. */
const BLOCK = /\/(?:react-impl\/(?!hooks\/|parts\/)|elements\/sq-)([a-z-]+)\//;

/** What functions in `window.sq` get: the same name would say that it is the services themselves. */
const SCRIPT_SERVICES = /\/elements\/loading\/script-services\.ts$/;
const SERVICES = /\/elements\/services\.ts$/;

/** Files that every block loads. */
const COMMON = ['base', 'react', 'runtime'];

/**
 * Names of chunks, `output.chunkFileNames`. A chunk with the code of one block begins with the block's name and a dot,
 * `map.live-map-C5CwPD.js`: the error reporter reads it to attribute an error (shared/services/errors/attribute-error.ts). Where its
 * component is in it, it has that name; else Rollup's, which is that of some module in it.
 *
 * What several blocks share is `s-` and a hash: the loader lists these files, and every page pays for their names.
 *
 * @param {{ moduleIds: readonly string[], name: string, isDynamicEntry: boolean }} chunk
 */
export function chunkFileNames({ moduleIds, name, isDynamicEntry }) {
  const blocks = new Set(moduleIds.map((id) => BLOCK.exec(id)?.[1]).filter(Boolean));
  const [block] = blocks.size === 1 ? blocks : [];
  if (moduleIds.some((id) => SCRIPT_SERVICES.test(id))) return `chunks/script-services-${HASH}.js`;
  if (moduleIds.some((id) => SERVICES.test(id))) return `chunks/services-${HASH}.js`;
  if (!block && !isDynamicEntry && !COMMON.includes(name)) return `chunks/s-${HASH}.js`;
  const hasComponent = moduleIds.some((id) => id.endsWith(`/react-impl/${block}/${block}.tsx`));
  return `chunks/${block ? `${block}.` : ''}${hasComponent ? block : '[name]'}-${HASH}.js`;
}
