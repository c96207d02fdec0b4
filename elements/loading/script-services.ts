/* The content of `sq-blocks/services`, which `window.sq` has as well: see services.ts. */
import { createEditorTracker } from '../../shared/services/analytics/editor-events.js';
import { recordOverlay, recordQuickView } from '../../shared/services/analytics/census.js';
import { recordEvent } from '../../shared/services/analytics/record-event.js';
import { trackEvent } from '../../shared/services/analytics/track-event.js';
import { setEditorHooks } from '../../shared/services/session/editor-hooks.js';
import { logOut } from '../../shared/services/session/log-out.js';
import { signIn, signOut } from '../../shared/services/session/site-user-session.js';
import { placeDetails, suggestPlaces } from '../../shared/services/places/places.js';
import { request as send, type Result } from '../../shared/platform/requests/request.js';
import type { RequestOptions } from '../../shared/platform/requests/request-options.js';
import { flagValue, isOn } from '../../shared/site/flags/flags.js';

/**
 * First-party analytics. Nothing is sent before the visitor has accepted, nor for visitors who are not measured
 * (storefront §6).
 */
export const track = {
  /**
   * Sends an analytics event. Missing fields are sent as null. Rejects with the texts of storefront §8: for no event
   * ("no payload"), an empty one ("Data is empty") and a refusal by the server.
   */
  event: trackEvent,
  /** Counts that something of this name happened on the page. Never throws, and nothing tells whether it arrived. */
  pageEvent: recordEvent,
  /** Counts what a visitor did with a popup overlay. Never throws. */
  overlay: recordOverlay,
  /** Counts that a product was viewed in a quick view, by the product's id. Never throws. */
  quickView: recordQuickView,
  /** For the site's editor: passes its events to the site's other tabs, or to a transport of its own. */
  editor: createEditorTracker,
} as const;

/**
 * Addresses for address fields: suggestions while one is typed, and the parts of one of them. Each call names where it is
 * made (storefront §7), `{ productPage, productSection }`; without that, `details` logs an error. Both answer without
 * throwing: an empty list, or `undefined`, when the call fails.
 */
export const places = { autocomplete: suggestPlaces, details: placeDetails } as const;

/**
 * Who is signed in. None of these rejects for what a server or a network does.
 */
export const session = {
  /** Signs a member of the site in; the kit's later calls carry the `xsrfToken` of the answer. */
  signIn,
  /** Signs the member out; `{ cloneCart: true }` leaves a copy of the cart. */
  signOut,
  /** Ends the session of the site's owner or an editor, and goes to the site's root. Nothing for others. */
  logOut,
  /** For the site's editor: what Escape does there. Returns how to take it back. */
  setEditorHooks,
} as const;

/** How a call is made; see `request`. */
export type RequestSettings = Partial<
  Pick<RequestOptions<unknown>, 'method' | 'body' | 'form' | 'as' | 'retries' | 'signal' | 'secure' | 'onFailure'>
>;

/**
 * One call to the site's server, as the kit makes its own (storefront §7 "Data request wrapper"): with credentials and the
 * crumb, which is renewed once. Never rejects for what a server or a network does: `{ ok: false, failure }` says why, in
 * words for visitors. A refused authorization, and with `onFailure: 'overlay'` any failure, is shown over the page.
 * `data` is what the server has sent; the caller says of which type it is.
 */
export const request = <T = unknown>(url: string, settings: RequestSettings = {}): Promise<Result<T>> =>
  send<T>(url, { ...settings, read: (data) => (data ?? null) as T });

/** The feature flags of the page's context; see `sq-blocks/flags`. */
export const flags = { isOn, value: flagValue } as const;

export type { EditorHooks } from '../../shared/services/session/editor-hooks.js';
export type { LogoutOptions } from '../../shared/services/session/log-out.js';
export type { SignIn } from '../../shared/services/session/site-user-session.js';
export { cart, type CartService, type CartState } from '../../shared/commerce/cart/cart.js';
export { consent, type Consent, type ConsentService } from '../../shared/services/consent/consent.js';
export type { RequestFailure } from '../../shared/platform/requests/failure.js';
export type { Result } from '../../shared/platform/requests/request.js';
export { recordError as reportError } from '../../shared/services/errors/error-reporter.js';
export { trace } from '../../shared/services/logger/logger.js';
export { typedContext as context, type TypedContext } from '../../shared/site/context/typed-context.js';
export type { PlaceAddress, Suggestion, TrackingContext } from '../../shared/services/places/places.js';
export type { AnalyticsEvent } from '../../shared/services/analytics/track-event.js';
export type { EditorEvent, EditorTransport } from '../../shared/services/analytics/editor-events.js';
