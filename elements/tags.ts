/** Every tag the loader knows. `blocks.test.ts` holds it to the declarations, which the loader must not carry. */
export const TAGS = [
  'sq-gallery',
  'sq-lightbox',
  'sq-image',
  'sq-video',
  'sq-form',
  'sq-newsletter',
  'sq-cookie-banner',
  'sq-map',
  'sq-marquee',
  'sq-cart-indicator',
] as const;
