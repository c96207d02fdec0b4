import { languageOf } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import type { MapEngine } from './engines/engine.js';
import { foreignHost } from './logic/foreign-host.js';

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
    load: async () =>
      (await engines.maplibre()).mapLibreEngine(async (signal) =>
        (await import('./engines/load-style.js')).loadStyle(url, signal),
      ),
  };
}
