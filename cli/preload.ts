/** By tag: the files that a page with the block needs, from the folder of the loader; `dist/preload.json`. */
export type PreloadLists = Readonly<Record<string, readonly string[]>>;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export interface PreloadOptions {
  /** The address of the loader's folder. */
  readonly base: string;
  /**
   * The hash of a file, for pages with an import map that has hashes: Chromium asks for a file twice whose link does not
   * name the hash of the map.
   */
  readonly hashOf?: ((file: string) => string | undefined) | undefined;
}

/**
 * A `<link rel="modulepreload">` for each file that the blocks need, none twice: those of the blocks themselves first.
 * A tag that is not in `lists` throws.
 */
export function preloadLinks(
  tags: readonly string[],
  lists: PreloadLists,
  { base, hashOf = () => undefined }: PreloadOptions,
): string[] {
  const needed = tags.map((tag) => {
    const files = Object.hasOwn(lists, tag) ? lists[tag] : undefined;
    if (!files) throw new UnknownBlock(tag);
    return files;
  });
  const folder = base.endsWith('/') ? base : `${base}/`;
  const files = new Set([...needed.flatMap(([own]) => own ?? []), ...needed.flat()]);
  return [...files].map((file) => {
    const hash = hashOf(file);
    return `<link rel="modulepreload" href="${escape(folder + file)}"${hash ? ` integrity="${hash}"` : ''} />`;
  });
}

export class UnknownBlock extends Error {
  constructor(readonly tag: string) {
    super(`There is no block ${tag}.`);
  }
}
