import { warnOnce } from '../../platform/log.js';
import type { Context, ObjectAt } from '../../platform/page/fields/context-fields.js';
import type { FONT } from '../../platform/page/fields/words.js';
import type { Given } from '../../platform/page/fields/field.js';
import { isAllowedOrigin, pageContext } from '../../platform/page/read-page.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';
import { loadStylesheet } from '../../platform/scripts/load-stylesheet.js';
import { typedContext } from '../../site/context/typed-context.js';
import { consent } from '../consent/consent.js';
import { allowsThirdParties } from '../consent/permissions.js';
import { ofDocument } from '../../platform/page/script-global.js';

/** The name of a font in the context, which is a text or an object with the name. */
export function familyOf(font: unknown): string | undefined {
  const { family, fontFamily, name }: Given<typeof FONT> = asObject(font);
  return asText(font) ?? asText(family) ?? asText(fontFamily) ?? asText(name);
}

/** The requested fonts that are not available; quotes and case do not matter. Pure. */
export function missingFonts(requested: readonly unknown[], available: readonly string[]): readonly string[] {
  const known = new Set(available.map((family) => family.replace(/["']/g, '').toLowerCase()));
  const families = requested.map(familyOf).filter((family): family is string => family !== undefined);
  return [...new Set(families)].filter((family) => !known.has(family.toLowerCase()));
}

/** Logs each font of the context that is no longer in the site's font kit (storefront §8): the page shows a fallback. */
export function startFontCheck(): () => void {
  const { website, typekitFonts } = typedContext();
  let ended = false;
  if (website.typekitId && typekitFonts.length > 0)
    void ofDocument('fonts').ready.then((fonts) => {
      if (ended) return;
      for (const family of missingFonts(
        typekitFonts,
        [...fonts].map((font) => font.family),
      ))
        warnOnce(`the font "${family}" is no longer in the font kit.`);
    });
  return () => {
    ended = true;
  };
}

/** A stylesheet with fonts, of a provider. */
interface FontSheet {
  readonly address: string;
  /** Matches what a page has that loads these fonts itself. */
  readonly own: string;
}

/** The addresses of the providers. The context's `fontProviders` may name others, such as a copy on the site's own server. */
const PROVIDERS = {
  google: 'https://fonts.googleapis.com/css2?{families}&display=swap',
  typekit: 'https://use.typekit.net/{id}.css',
};

/** The id of a font kit. */
const KIT = /^[\w-]+$/;

/** A sheet of anybody could read what is in the page's fields, by selectors that load pictures. */
function allowed(pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined;
  if (URL.canParse(pattern, document.baseURI) && isAllowedOrigin(new URL(pattern, document.baseURI).origin))
    return pattern;
  warnOnce(`fontProviders: a script of the page must name the origin of ${pattern} in window.sqOrigins.`);
  return undefined;
}

/**
 * The stylesheets that a site's fonts need: of the families that it names, and of its font kit.
 *
 * @param googleFonts texts or objects with the name; texts may have the styles as Google's addresses have them
 * @param providers addresses in place of those of `PROVIDERS`
 */
export function fontSheets(
  googleFonts: readonly unknown[],
  kit: string | undefined,
  providers: ObjectAt<Context, 'fontProviders'>,
): FontSheet[] {
  const sheets: FontSheet[] = [];
  const add = (name: keyof typeof PROVIDERS, values: Record<string, string>, own: string) => {
    const pattern = allowed(asText(providers[name])) ?? PROVIDERS[name];
    sheets.push({ address: pattern.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole), own });
  };
  const families = googleFonts.map(familyOf).filter((family) => family !== undefined);
  if (families.length > 0)
    add(
      'google',
      { families: [...new Set(families)].map((family) => `family=${encodeURIComponent(family)}`).join('&') },
      'link[rel~=stylesheet][href*="//fonts.googleapis.com/"]',
    );
  if (kit && KIT.test(kit)) add('typekit', { id: kit }, `link[href*="/${kit}.css"],script[src*="/${kit}.js"]`);
  return sheets;
}

const load = (address: string) =>
  loadStylesheet(address).catch((error: unknown) => {
    warnOnce(`${(error as Error).message}. The page is shown in other fonts.`);
    return undefined;
  });

/**
 * Loads the stylesheets of the context's `googleFonts` and font kit (storefront §3 and §7) while the visitor allows
 * services of others, except what the page loads itself; then checks the fonts of the kit. The returned function ends it.
 */
export function startFonts(): () => void {
  const { website, googleFonts } = typedContext();
  const sheets = fontSheets(googleFonts, website.typekitId, asObject(pageContext().raw.fontProviders));
  const missing = sheets.filter(({ own }) => !document.querySelector(own));
  const loaded = new Map<string, Promise<HTMLLinkElement | undefined>>();
  let stopCheck: (() => void) | undefined;

  const remove = () => {
    for (const link of loaded.values()) void link.then((each) => each?.remove());
    loaded.clear();
  };
  const update = () => {
    if (!allowsThirdParties('functional') && missing.length > 0) return remove();
    for (const { address } of missing) if (!loaded.has(address)) loaded.set(address, load(address));
    void Promise.all(loaded.values()).then(() => (stopCheck ??= startFontCheck()));
  };
  const unsubscribe = consent().subscribe(update);
  update();
  return () => {
    unsubscribe();
    remove();
    stopCheck?.();
  };
}
