/** `/.//host` becomes `//host` when it is parsed, which by itself is the address of another site. */
const isPath = ({ pathname }: URL): boolean => !pathname.startsWith('//');

/** Path, query and fragment of an address on this site; `undefined` for any other address. */
export function readLocalPath(address: string, site: URL): string | undefined {
  // `//host` and `/\host` are other sites; browsers remove tabs and line breaks from addresses before they parse them.
  // eslint-disable-next-line no-control-regex -- the pattern is meant to find control characters
  if (!/^\/(?![/\\])/.test(address) || /[\u0000-\u001f]/.test(address)) return undefined;
  if (!URL.canParse(address, site.origin)) return undefined;
  const url = new URL(address, site.origin);
  return url.origin === site.origin && isPath(url) ? url.pathname + url.search + url.hash : undefined;
}

/** The page of this site that a request came from, if the browser sends it. The answer to an earlier attempt is no page. */
export function readReferrer(headers: Headers, site: URL): string | undefined {
  const referrer = headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  const url = new URL(referrer);
  const isPage = url.host === site.host && url.pathname !== site.pathname && isPath(url);
  return isPage ? url.pathname + url.search : undefined;
}
