import { asObject, asText, isObject, type Data } from '../../platform/page/unknown-values.js';

/** What the site's owner has set (storefront §3; `useEscapeKeyToLogin`: §2 and §6). */
export interface WebsiteSettings {
  readonly disqusShortname: string | undefined;
  readonly commentsEnabled: boolean;
  /** The fields of these two are their services' own. */
  readonly popupOverlaySettings: Data | undefined;
  readonly mobileInfoBarSettings: Data | undefined;
  readonly pinterestOverlayOptions: { readonly mode: string | undefined };
  readonly useEscapeKeyToLogin: boolean;
}

const objectOrNothing = (value: unknown) => (isObject(value) ? value : undefined);

/** `pageContext().websiteSettings`, typed. */
export const readWebsiteSettings = (settings: Data): WebsiteSettings => ({
  disqusShortname: asText(settings['disqusShortname']),
  commentsEnabled: settings['commentsEnabled'] === true,
  popupOverlaySettings: objectOrNothing(settings['popupOverlaySettings']),
  mobileInfoBarSettings: objectOrNothing(settings['mobileInfoBarSettings']),
  pinterestOverlayOptions: { mode: asText(asObject(settings['pinterestOverlayOptions'])['mode']) },
  useEscapeKeyToLogin: settings['useEscapeKeyToLogin'] === true,
});
