import { warnOnce } from '../../platform/log.js';
import { typedContext } from '../../site/context/typed-context.js';

/** A font as the context names it: by its name, or by an object that has one. */
function familyOf(font: unknown): string | undefined {
  if (typeof font === 'string') return font || undefined;
  const { family, fontFamily, name } = (font ?? {}) as Record<string, unknown>;
  return [family, fontFamily, name].find((text): text is string => typeof text === 'string' && text !== '');
}

/** The fonts that a page asks for and its kit no longer has. Pure. */
export function missingFonts(asked: readonly unknown[], available: readonly string[]): readonly string[] {
  const known = new Set(available.map((family) => family.replace(/["']/g, '').toLowerCase()));
  const families = asked.map(familyOf).filter((family): family is string => family !== undefined);
  return [...new Set(families)].filter((family) => !known.has(family.toLowerCase()));
}

/** A font that is gone from the site's font kit is for the console only (storefront §8): the page shows another one. */
export function startFontCheck(): () => void {
  const { website, typekitFonts } = typedContext();
  let ended = false;
  if (website.typekitId && typekitFonts.length > 0)
    void document.fonts.ready.then((fonts) => {
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
