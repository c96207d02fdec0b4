/**
 * A constructed sheet of this text. On a server, where there are none, an empty object: modules that hold sheets can be
 * imported there.
 */
export function makeSheet(css: string): CSSStyleSheet {
  if (typeof CustomStateSet === 'undefined') return {} as CSSStyleSheet;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
