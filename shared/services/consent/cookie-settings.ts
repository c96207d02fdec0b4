import { pageContext } from '../../platform/page/read-page.js';
import type { CookieSettings } from '../../platform/page/fields/context-fields.js';
import { asText, isObject } from '../../platform/page/unknown-values.js';

/** The European Economic Area (ISO 3166-1), where one law holds: the region "EU" in `regions`. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/**
 * The settings for a visitor's region: those of every region named for it, the nearest one last. `"*"` is for all, "EU"
 * for the European Economic Area, "US" for a country, "US-CA" for a part of it (ISO 3166-2).
 */
export function settingsForRegion(settings: CookieSettings, region: string | undefined): CookieSettings {
  const { regions } = settings;
  const name = region?.trim().toUpperCase();
  if (!name || !isObject(regions)) return settings;
  const country = name.split('-')[0]!;
  const names = ['*', ...(EEA.has(country) ? ['EU'] : []), country, ...(country === name ? [] : [name])];
  return Object.assign({}, settings, ...names.map((key) => regions[key]).filter(isObject)) as CookieSettings;
}

/**
 * `cookieSettings` of the page's context, with those for the visitor's region where the context names one: only the
 * site's server can know it, so that nobody has to be asked for it.
 */
export const cookieSettings = (): CookieSettings => {
  const { cookieSettings: settings, raw } = pageContext();
  return settingsForRegion(settings, asText(raw.region));
};
