import { warnOnce } from '../../platform/log.js';
import { pageContext } from '../../platform/page/read-page.js';
import { asObject } from '../../platform/page/unknown-values.js';
import { loadStylesheet } from '../../platform/scripts/load-stylesheet.js';
import { typedContext } from '../../site/context/typed-context.js';
import { consent } from '../consent/consent.js';
import { allowsThirdParties } from '../consent/permissions.js';
import { startFontCheck } from './check-fonts.js';
import { fontSheets } from './font-sheets.js';

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
  const sheets = fontSheets(googleFonts, website.typekitId, asObject(pageContext().raw['fontProviders']));
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
