/** A page whose import map has hashes: an address that is not in the map would be loaded unchecked. */
const isChecked = () =>
  [...document.querySelectorAll('script[type=importmap]')].some((map) => map.textContent?.includes('"integrity"'));

/**
 * Imports a file of the kit that the loader could not import. Its name stays for ever, and its content is that of the
 * current deploy: a page that was opened before has the addresses of files that may be gone. The file is requested under
 * a new address, because caches may still have the old file, and engines may keep a failure for ever; on a page with
 * hashes under its own address.
 *
 * @param file relative to the folder of the kit, such as `elements/sq-map.js`
 */
export function again(file: string): Promise<unknown> {
  const address = new URL(file, import.meta.url);
  if (!isChecked()) address.search = `${Date.now()}`;
  return import(address.href);
}
