/** Names of parameters that say where a visitor came from, by which advertisements and letters are counted. */
const ORIGIN =
  /^(?:utm|mtm|pk|piwik|mc|hsa|vero|ga|oly)_|^_(?:gl|hsenc|hsmi|ke|openstat)$|clk?id$|^(?:gbraid|wbraid|mkwid|igshid|igsh|srsltid|epik|ref_src)$/i;

/**
 * What makes an address a page: its path and its query. Neither its fragment, a place on the page, nor a slash at the end
 * of its path, the order of its parameters, or those that say only where the visitor came from. Pure.
 */
export function pageOfAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const content = [...new URLSearchParams(search)].filter(([name]) => !ORIGIN.test(name));
  const query = new URLSearchParams(content);
  query.sort();
  return `${pathname.replace(/(.)\/$/, '$1')}?${query.toString()}`;
}
