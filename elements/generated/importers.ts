/** Written by scripts/registry.mjs. */
export const IMPORTERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'sq-gallery': () => import('../sq-gallery/index.js'),
  'sq-lightbox': () => import('../sq-lightbox/index.js'),
  'sq-image': () => import('../sq-image/index.js'),
  'sq-video': () => import('../sq-video/index.js'),
  'sq-form': () => import('../sq-form/index.js'),
  'sq-newsletter': () => import('../sq-newsletter/index.js'),
  'sq-cookie-banner': () => import('../sq-cookie-banner/index.js'),
  'sq-map': () => import('../sq-map/index.js'),
  'sq-marquee': () => import('../sq-marquee/index.js'),
  'sq-cart-indicator': () => import('../sq-cart-indicator/index.js'),
};
