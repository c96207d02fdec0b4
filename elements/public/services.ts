/**
 * `sq-blocks/services`: the page's services for a site's own scripts. They share the page's state with the blocks,
 * whichever file of the kit was loaded first. Importing this module starts nothing and sends nothing: the loader starts
 * the services, on pages with a context. Each name below is one service; new services become new names.
 *
 * ```ts
 * import { cart, consent, context, flags, trace, track } from 'sq-blocks/services';
 * consent().subscribe(() => trace('consent', consent().get()));
 * if (flags.isOn('menu-events')) await track.event({ action: 'open', object_type: 'menu' });
 * await cart().add({ itemId: 'i-1', quantity: 1 });
 * ```
 *
 * A page without a bundler has the same as `window.sq`. Functions that are pushed get the services as soon as they are
 * there, in their order, also where the kit is loaded later or the services run already:
 *
 * ```html
 * <script>window.sq ||= [];</script>
 * <script>
 *   sq.push(({ track }) => track.pageEvent('menu-open'));
 *   const services = new Promise((give) => sq.push(give));
 * </script>
 * ```
 */
export * from '../loading/script-services.js';

/** All of this module's values, which functions in `window.sq` get. */
export type Services = typeof import('../loading/script-services.js');

/** `window.sq`: a list of functions, and the services themselves once they are there. */
export interface ScriptQueue extends Partial<Services> {
  /** Each function is called once with the services. What it returns or throws is not for the caller of `push`. */
  push(...uses: ((services: Services) => unknown)[]): unknown;
}

declare global {
  interface Window {
    /** Set by the page, `window.sq ||= []`, or by the services when they start. */
    sq?: ScriptQueue;
  }
  var sq: Window['sq'];
}
