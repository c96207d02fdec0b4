import { languageOf } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import type { MapEngine } from './engines/engine.js';
import { foreignHost } from './logic/foreign-host.js';

export interface EngineChoice {
  /** The company or host that would be contacted; `undefined`: only the site itself. */
  readonly thirdParty: string | undefined;
  /** Differs for each engine and style: the map is created anew when it changes. */
  readonly id: string;
  /** Whether a browser can draw only a few of these maps at a time: those out of view are given back. */
  readonly isScarce: boolean;
  /** Loads the engine's code. */
  load(): Promise<MapEngine>;
}

/** Replaced by tests. */
export const engines = {
  google: () => import('./engines/google.js'),
  maplibre: () => import('./engines/maplibre.js'),
};

/** Google if the page has a key for it, else MapLibre if there is a style, else none (contract "The map's engine"). */
export function chooseEngine(element: Element, styleUrl: string): EngineChoice | undefined {
  const { googleMapsApiKey: key, raw } = pageContext();
  if (key) {
    const language = languageOf(element);
    const region = language.split('-')[1] ?? '';
    return {
      thirdParty: 'Google Maps',
      id: `google ${key}`,
      // The owner pays for each map that is created.
      isScarce: false,
      load: async () => (await engines.google()).googleEngine({ key, language, region }),
    };
  }
  const url = styleUrl || (typeof raw.mapStyleUrl === 'string' ? raw.mapStyleUrl : '');
  if (!url) return undefined;
  if (!URL.canParse(url, document.baseURI)) {
    warnOnce(`${nameOf(element)} style-url="${url}" is no address; the address stays in place of a map.`, element);
    return undefined;
  }
  return {
    thirdParty: foreignHost(url, document.baseURI),
    id: `maplibre ${url}`,
    isScarce: true,
    load: async () =>
      (await engines.maplibre()).mapLibreEngine(async (signal) =>
        (await import('./engines/load-style.js')).loadStyle(url, signal),
      ),
  };
}
