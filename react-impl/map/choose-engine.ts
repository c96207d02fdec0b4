import { languageOf } from '../../shared/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/log.js';
import { pageContext } from '../../shared/page/read-page.js';
import { request } from '../../shared/requests/request.js';
import type { MapEngine } from './engines/engine.js';
import { foreignHost } from './logic/foreign-host.js';
import type { StyleSheet } from './logic/restyle.js';

export interface EngineChoice {
  /** Who would be contacted; `undefined`: nobody but the site itself. */
  readonly thirdParty: string | undefined;
  /** Changes when another engine, or another style of it, is to be used. */
  readonly id: string;
  /** Brings the engine's code. */
  load(): Promise<MapEngine>;
}

/** A test puts its own engine in. */
export const engines = {
  google: () => import('./engines/google.js'),
  maplibre: () => import('./engines/maplibre.js'),
};

const isStyleSheet = (data: unknown): data is StyleSheet =>
  typeof data === 'object' && data !== null && Array.isArray((data as StyleSheet).layers);

async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSheet> {
  const result = await request(url, {
    signal,
    isPublic: true,
    read: (data) => (isStyleSheet(data) ? data : undefined),
  });
  if (!result.ok) throw new Error(`the map style ${url} could not be read: ${result.failure.message}`);
  return absolute(result.data, url);
}

/** Addresses in a style are relative to the style, and workers have no base of their own. */
function absolute(sheet: StyleSheet, url: string): StyleSheet {
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

/** Google where the page has a key for it, else MapLibre where there is a style, else none (contract "The map's engine"). */
export function chooseEngine(element: Element, styleUrl: string): EngineChoice | undefined {
  const { googleMapsApiKey: key, raw } = pageContext();
  if (key) {
    const language = languageOf(element);
    const region = language.split('-')[1] ?? '';
    return {
      thirdParty: 'Google Maps',
      id: `google ${key}`,
      load: async () => (await engines.google()).googleEngine({ key, language, region }),
    };
  }
  const url = styleUrl || (typeof raw['mapStyleUrl'] === 'string' ? raw['mapStyleUrl'] : '');
  if (!url) return undefined;
  if (!URL.canParse(url, document.baseURI)) {
    warnOnce(`${nameOf(element)} style-url="${url}" is no address; the address stays in place of a map.`, element);
    return undefined;
  }
  return {
    thirdParty: foreignHost(url, document.baseURI),
    id: `maplibre ${url}`,
    load: async () => (await engines.maplibre()).mapLibreEngine((signal) => loadStyle(url, signal)),
  };
}
