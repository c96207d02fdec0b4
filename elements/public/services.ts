/**
 * `sq-blocks/services`: the page's services for a site's own scripts. They share the page's state with the blocks,
 * whichever file of the kit was loaded first. Importing this module starts nothing and sends nothing: the loader starts
 * the services, on pages with a context. Each name below is one service; new services become new names.
 *
 * ```ts
 * import { consent, context, flags, trace, track } from 'sq-blocks/services';
 * consent().subscribe(() => trace('consent', consent().get()));
 * if (flags.isOn('menu-events')) await track.event({ action: 'open', object_type: 'menu' });
 * ```
 */
import { createEditorTracker } from '../../shared/services/analytics/editor-events.js';
import { recordOverlay, recordQuickView } from '../../shared/services/analytics/census.js';
import { recordEvent } from '../../shared/services/analytics/record-event.js';
import { trackEvent } from '../../shared/services/analytics/track-event.js';
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

/** The feature flags of the page's context; see `sq-blocks/flags`. */
export const flags = { isOn, value: flagValue } as const;

export { consent, type Consent, type ConsentService } from '../../shared/services/consent/consent.js';
export { recordError as reportError } from '../../shared/services/errors/error-reporter.js';
export { trace } from '../../shared/services/logger/logger.js';
export { typedContext as context, type TypedContext } from '../../shared/site/context/typed-context.js';
export type { AnalyticsEvent } from '../../shared/services/analytics/track-event.js';
export type { EditorEvent, EditorTransport } from '../../shared/services/analytics/editor-events.js';
