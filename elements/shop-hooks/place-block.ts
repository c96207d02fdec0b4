/**
 * Puts a block into the first element with one of these ids, unless the page has one for `present`. The loader loads its
 * code. Returns how to take it away. Ambiguity A42: the platform's own ids are not known; these are the kit's.
 */
export function placeBlock(tag: string, ids: readonly string[], present = tag): () => void {
  const holder = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  if (!holder || document.querySelector(present)) return () => {};
  const block = document.createElement(tag);
  holder.append(block);
  return () => block.remove();
}
