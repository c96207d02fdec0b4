import { ofDocument } from './script-global.js';

/**
 * Resolves when a page that the browser has rendered ahead (speculation rules) is shown, which may never be. `undefined`
 * for every other page.
 */
export const whenActivated = (): Promise<unknown> | undefined =>
  ofDocument('prerendering')
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : undefined;
