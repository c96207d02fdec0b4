import { MARKER } from '../define/page-styles.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

const LINK = 'link[rel~="stylesheet"][href*="sq-blocks.css"]';

let read: Promise<CSSStyleSheet | undefined> | undefined;

/**
 * Gives a shadow root the page-side sheet, which lays out the author's children of the blocks in it: rules of the page do
 * not reach into a shadow root. Does nothing where the root has the sheet, or the page has none that scripts may read.
 */
export async function givePageSheet(root: ShadowRoot): Promise<void> {
  const sheet = await (read ??= readPageSheet());
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** The page-side sheet as a constructed one: that of a bundler, or a copy of what the page has by a link. */
async function readPageSheet(): Promise<CSSStyleSheet | undefined> {
  const adopted = ofDocument('adoptedStyleSheets').find((sheet) => hasMarker(sheet));
  if (adopted) return adopted;
  const link = document.querySelector<HTMLLinkElement>(LINK);
  if (link && !link.sheet)
    await new Promise((resolve) => {
      for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
    });
  for (const sheet of ofDocument('styleSheets')) {
    if (!hasMarker(sheet)) continue;
    const copy = new CSSStyleSheet();
    copy.replaceSync(kitRules(sheet, sheet.ownerNode === link).join('\n'));
    return copy;
  }
  return undefined;
}

/** The rules of a sheet; none where it is of another origin, whose rules scripts may not read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** `sq-blocks.css` sets the marker; so does a site's own sheet that contains it. */
const hasMarker = (sheet: CSSStyleSheet): boolean =>
  rulesOf(sheet).some((rule) => rule instanceof CSSStyleRule && rule.style.getPropertyValue(MARKER) !== '');

/** Of a site's own sheet only what is for the kit's tags: a component keeps its own looks. */
const kitRules = (sheet: CSSStyleSheet, isWhole: boolean): string[] =>
  rulesOf(sheet).flatMap(({ cssText }) => (isWhole || /(^|[^\w.#-])sq-[a-z]/.test(cssText) ? [cssText] : []));
