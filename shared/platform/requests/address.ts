import { pageContext } from '../page/read-page.js';

export type Address = { readonly to: URL } | { readonly problem: string };

/** Where a call goes. A page's data may make that impossible: then the problem in words, and no call. */
export function addressOf(url: string, secure: boolean): Address {
  if (!URL.canParse(url, document.baseURI)) return { problem: `Unable to connect: "${url}" is no address.` };
  const to = new URL(url, document.baseURI);
  if (!secure) return { to };
  const site = secureSite();
  if (!site)
    return {
      problem: 'Unable to connect securely: the page does not say its website.identifier and appDomain.',
    };
  // One by one: a path that starts with two slashes would be read as another host.
  site.pathname = to.pathname;
  site.search = to.search;
  return { to: site };
}

/** "https on the site's domain" (storefront §7): `https://{website identifier}.{app domain}` (ambiguity A47). */
function secureSite(): URL | undefined {
  const { website, raw } = pageContext();
  const identifier = website['identifier'];
  const appDomain = raw['appDomain'];
  if (typeof identifier !== 'string' || !/^[a-z\d-]+$/i.test(identifier)) return undefined;
  if (typeof appDomain !== 'string' || !/^[a-z\d.-]+(:\d+)?$/i.test(appDomain)) return undefined;
  const site = `https://${identifier}.${appDomain}`;
  return URL.canParse(site) ? new URL(site) : undefined;
}
