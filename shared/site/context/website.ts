import type { Website as Given } from '../../platform/page/fields/context-fields.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';

/** The site a page belongs to (storefront §3, widgets §3). */
export interface Website {
  readonly id: string | undefined;
  /** The site's subdomain of the app domain. */
  readonly identifier: string | undefined;
  readonly baseUrl: string | undefined;
  readonly typekitId: string | undefined;
  readonly developerMode: boolean;
  readonly cloneable: boolean;
  /** One of `SITE_TYPES`, or a number that the specification does not name. */
  readonly websiteType: number | undefined;
  /** `value`: one of `WEBSITE_STATUS`, or another number. */
  readonly siteStatus: { readonly value: number | undefined };
}

const asNumber = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** `pageContext().website`, typed. */
export const readWebsite = (website: Given): Website => ({
  id: asText(website.id),
  identifier: asText(website.identifier),
  baseUrl: asText(website.baseUrl),
  typekitId: asText(website.typekitId),
  developerMode: website.developerMode === true,
  cloneable: website.cloneable === true,
  websiteType: asNumber(website.websiteType),
  siteStatus: { value: asNumber(asObject(website.siteStatus).value) },
});
