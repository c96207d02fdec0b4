import { request } from '../../../shared/platform/requests/request.js';
import type { StyleSheet } from '../logic/restyle.js';

const isStyleSheet = (data: unknown): data is StyleSheet =>
  typeof data === 'object' && data !== null && Array.isArray((data as StyleSheet).layers);

/** Loads a style as JSON and makes the addresses in it absolute. */
export async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSheet> {
  const result = await request(url, {
    signal,
    isPublic: true,
    read: (data) => (isStyleSheet(data) ? data : undefined),
  });
  if (!result.ok) throw new Error(`the map style ${url} could not be read: ${result.failure.message}`);
  return withAbsoluteAddresses(result.data, url);
}

/** Addresses in a style are relative to the style's own, which the library's worker does not know. */
function withAbsoluteAddresses(sheet: StyleSheet, url: string): StyleSheet {
  const resolve = (value: unknown) =>
    typeof value === 'string' && /^[./]/.test(value)
      ? new URL(value, new URL(url, document.baseURI)).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
      : value;
  const sources = Object.fromEntries(
    Object.entries(sheet.sources).map(([name, source]) => {
      const { data, url: at, tiles } = source as { data?: unknown; url?: unknown; tiles?: unknown };
      return [
        name,
        {
          ...source,
          ...(data !== undefined && { data: resolve(data) }),
          ...(at !== undefined && { url: resolve(at) }),
          ...(Array.isArray(tiles) && { tiles: tiles.map(resolve) }),
        },
      ];
    }),
  );
  return {
    ...sheet,
    sources,
    ...('glyphs' in sheet && { glyphs: resolve(sheet['glyphs']) }),
    ...('sprite' in sheet && { sprite: resolve(sheet['sprite']) }),
  };
}
