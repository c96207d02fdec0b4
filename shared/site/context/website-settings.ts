import { asObject, asText, isObject, type Data } from '../../platform/page/unknown-values.js';

/** The settings of the site's owner (storefront §3; `useEscapeKeyToLogin`: storefront §2 and §6). */
export interface WebsiteSettings {
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
export const readWebsiteSettings = (settings: Data): WebsiteSettings => ({
  disqusShortname: asText(settings['disqusShortname']),
  commentsEnabled: settings['commentsEnabled'] === true,
  popupOverlaySettings: objectOrNothing(settings['popupOverlaySettings']),
  mobileInfoBarSettings: objectOrNothing(settings['mobileInfoBarSettings']),
  pinterestOverlayOptions: { mode: asText(asObject(settings['pinterestOverlayOptions'])['mode']) },
  useEscapeKeyToLogin: settings['useEscapeKeyToLogin'] === true,
});
