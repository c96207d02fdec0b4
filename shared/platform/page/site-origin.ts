const IDENTIFIER = /^[a-z\d-]+$/i;
const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i;

/**
 * "https on the site's domain" (storefront §7): `https://{website identifier}.{app domain}` (ambiguities A14, A47).
 * `undefined` where one of the two is missing or not valid: a part of an address could lead to another site.
 */
export function siteOrigin(identifier: unknown, appDomain: unknown): string | undefined {
  if (typeof identifier !== 'string' || !IDENTIFIER.test(identifier)) return undefined;
  if (typeof appDomain !== 'string' || !DOMAIN.test(appDomain)) return undefined;
  const site = `https://${identifier}.${appDomain}`;
  return URL.canParse(site) ? site : undefined;
}
