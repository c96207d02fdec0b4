/** The block that an error is attributed to. */
export interface FailedBlock {
  readonly tag: string;
  readonly id?: string;
}

export const blockOfElement = ({ localName, id }: Element): FailedBlock => ({ tag: localName, ...(id && { id }) });

/**
 * The names of files that contain one block's code and no other's. Built: `elements/sq-map.js`, and chunks that begin
 * with the block's name and a dot, `chunks/map.live-map-C5CwPD.js` (tools/build/chunk-names.mjs). In the sources:
 * `elements/sq-map/index.ts`, `react-impl/map/map.tsx`.
 */
const BLOCK_FILE = /\/(?:elements\/sq-|react-impl\/|chunks\/)([a-z-]+)[./]/g;

/**
 * The block whose file is nearest to where the error was thrown. A name counts when the page has such a tag. The form
 * and the newsletter share their files, which are named after the form.
 */
export function blockOfStack(stack: string): FailedBlock | undefined {
  for (const [, name] of stack.matchAll(BLOCK_FILE)) {
    const tag = `sq-${name}`;
    if (customElements.get(tag)) return { tag };
  }
  return undefined;
}
