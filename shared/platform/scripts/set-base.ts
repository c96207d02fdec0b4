/**
 * Says where the kit's files are, for a site that has copied them to another place than the loader's, as the attribute
 * `data-sq-base` of the loader's tag does. The loader reads it once: call it before that runs. The folder has the contents of
 * `dist/`, or of `dist/lite/`.
 *
 * @param address of the folder, relative to the page or absolute; the slash at its end may be missing
 * @throws TypeError where it is no address
 */
export function setBase(address: string): void {
  const folder = address.endsWith('/') ? address : `${address}/`;
  // No attribute: a text in the body can add one to <html>.
  (globalThis as { sqBase?: string }).sqBase = new URL(folder, document.baseURI).href;
}
