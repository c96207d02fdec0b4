import { pageContext, type PageContext } from '../../platform/page/read-page.js';
import type { Settings } from '../../platform/page/fields/context-fields.js';
import { asObject, asText, type Data, isObject } from '../../platform/page/unknown-values.js';
import { readRoles } from '../roles/read-roles.js';
import { isSignedIn } from '../roles/user-kind.js';
import { readWebsite, type Website } from './website.js';

/** The settings of the site's owner (storefront §3; `useEscapeKeyToLogin`: storefront §2 and §6). */
interface WebsiteSettings {
  readonly disqusShortname: string | undefined;
  readonly commentsEnabled: boolean;
  /** The services of these two read their fields. */
  readonly popupOverlaySettings: Data | undefined;
  readonly mobileInfoBarSettings: Data | undefined;
  readonly pinterestOverlayOptions: { readonly mode: string | undefined };
  readonly useEscapeKeyToLogin: boolean;
}

const objectOrNothing = (value: unknown) => (isObject(value) ? value : undefined);

/** `pageContext().websiteSettings`, typed. */
const readWebsiteSettings = (settings: Settings): WebsiteSettings => ({
  disqusShortname: asText(settings.disqusShortname),
  commentsEnabled: settings.commentsEnabled === true,
  popupOverlaySettings: objectOrNothing(settings.popupOverlaySettings),
  mobileInfoBarSettings: objectOrNothing(settings.mobileInfoBarSettings),
  pinterestOverlayOptions: { mode: asText(asObject(settings.pinterestOverlayOptions).mode) },
  useEscapeKeyToLogin: settings.useEscapeKeyToLogin === true,
});

/** All page data of the specification (storefront §3, widgets §3). Every field is present, whatever the page contains. */
export interface TypedContext {
  readonly website: Website;
  readonly websiteSettings: WebsiteSettings;
  readonly cookieSettings: Data;
  readonly collection: Data | undefined;
  readonly item: Data | undefined;
  /** One of `PAGE_TYPES`, or a number that the specification does not name. */
  readonly pageType: number | undefined;
  /** Numbers of `CONTRIBUTOR_ROLES`, and others. */
  readonly websiteRoles: readonly number[];
  readonly authenticatedAccount: Data | undefined;
  readonly appDomain: string | undefined;
  /** Unchanged: the specification does not describe the entries. */
  readonly googleFonts: readonly unknown[];
  readonly typekitFonts: readonly unknown[];
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Default: the page's own context. For services and site scripts; blocks read `pageContext()`, which is smaller. */
export function typedContext(context: PageContext = pageContext()): TypedContext {
  const { raw, cookieSettings, collection, item, pageType } = context;
  return {
    website: readWebsite(context.website),
    websiteSettings: readWebsiteSettings(context.websiteSettings),
    cookieSettings: cookieSettings as Data,
    collection: collection as Data | undefined,
    item: item as Data | undefined,
    pageType,
    websiteRoles: readRoles(raw.websiteRoles),
    authenticatedAccount: isSignedIn(context) ? (asObject(raw.authenticatedAccount) as Data) : undefined,
    appDomain: asText(raw.appDomain),
    googleFonts: asList(raw.googleFonts),
    typekitFonts: asList(raw.typekitFonts),
  };
}
