import { isAllowedOrigin, pageContext } from '../page/read-page.js';
import { siteOrigin } from '../page/site-origin.js';

export type Address = { readonly to: URL } | { readonly problem: string };

/**
 * The address of a call, or the reason why there is none: the page's data may not contain what a secure call needs.
 * `secure` sends the call to the site's own domain by https (storefront §7) and takes path and query of `url` only.
 */
export function addressOf(url: string, secure: boolean): Address {
  if (!URL.canParse(url, document.baseURI)) return { problem: `Unable to connect: "${url}" is no address.` };
  const to = new URL(url, document.baseURI);
  if (!secure) return { to };
  const { website, raw } = pageContext();
  const origin = siteOrigin(website.identifier, raw.appDomain);
  if (!origin)
    return {
      problem: 'Unable to connect securely: the page does not say its website.identifier and appDomain.',
    };
  if (!isAllowedOrigin(origin))
    return { problem: `Unable to connect securely: a script of the page must name ${origin} in window.sqOrigins.` };
  const site = new URL(origin);
  // Set one by one: in one text, a path that starts with two slashes would be read as another host.
  site.pathname = to.pathname;
  site.search = to.search;
  return { to: site };
}
