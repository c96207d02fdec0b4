export interface BlamedBlock {
  readonly tag: string;
  readonly id?: string;
}

export const blameElement = ({ localName, id }: Element): BlamedBlock => ({ tag: localName, ...(id && { id }) });

/** `elements/sq-map.js`, `chunks/map-BLuqVVjT.js`; in the sources `elements/sq-map/index.ts`, `react-impl/map/map.tsx`. */
const NAMED = /\/(?:elements\/sq-|react-impl\/|chunks\/)([a-z]+(?:-[a-z]+)*)(?:\/|\.js|-[\w-]{8}\.js)/g;

/**
 * The block whose file is nearest to where the error was thrown: files are named after blocks, and a name counts when
 * the page has such a tag. A form and a newsletter are one file; its name is the form's.
 */
export function blameStack(stack: string): BlamedBlock | undefined {
  for (const [, name] of stack.matchAll(NAMED)) {
    const tag = `sq-${name}`;
    if (customElements.get(tag)) return { tag };
  }
  return undefined;
}
