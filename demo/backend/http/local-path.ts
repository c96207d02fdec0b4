/** The address if it stays on this site, as path, query and fragment; `undefined` for anything else. */
export function readLocalPath(address: string, site: URL): string | undefined {
  // `//host` and `/\host` are other sites; browsers drop tabs and line breaks inside addresses before they look.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^\/(?![/\\])/.test(address) || /[\u0000-\u001f]/.test(address)) return undefined;
  if (!URL.canParse(address, site.origin)) return undefined;
  const url = new URL(address, site.origin);
  return url.origin === site.origin ? url.pathname + url.search + url.hash : undefined;
}

/** The page of this site that a request came from, if the browser tells. Not the answer to an earlier try: that is no page. */
export function readReferrer(headers: Headers, site: URL): string | undefined {
  const referrer = headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  const url = new URL(referrer);
  const isPage = url.host === site.host && url.pathname !== site.pathname;
  return isPage ? url.pathname + url.search : undefined;
}
