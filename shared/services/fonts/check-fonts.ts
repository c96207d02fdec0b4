import { warnOnce } from '../../platform/log.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';
import { typedContext } from '../../site/context/typed-context.js';
import { ofDocument } from '../../platform/page/script-global.js';

/** The name of a font in the context, which is a text or an object with the name. */
export function familyOf(font: unknown): string | undefined {
  const { family, fontFamily, name } = asObject(font);
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
