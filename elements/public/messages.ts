import { cartMessages } from '../../shared/platform/i18n/en/cart.js';
import { consentMessages } from '../../shared/platform/i18n/en/consent.js';
import { gateMessages } from '../../shared/platform/i18n/en/consent-gates.js';
import { formMessages } from '../../shared/platform/i18n/en/form.js';
import { galleryMessages } from '../../shared/platform/i18n/en/gallery.js';
import { lightboxMessages } from '../../shared/platform/i18n/en/lightbox.js';
import { mapMessages } from '../../shared/platform/i18n/en/map.js';
import { marqueeMessages } from '../../shared/platform/i18n/en/marquee.js';
import { relativeTimeMessages } from '../../shared/platform/i18n/en/relative-time.js';
import { systemErrorMessages } from '../../shared/platform/i18n/en/system-error.js';
import { videoMessages } from '../../shared/platform/i18n/en/video.js';

/**
 * `sq-blocks/messages`: every English text of the kit by area and key, for translators and translation tools. A site
 * sets texts of other languages in the page context under the same names:
 * `{"messages": {"de": {"gallery": {"next": "Weiter"}}}}`. It needs no DOM.
 *
 * ```ts
 * import { messages } from 'sq-blocks/messages';
 * const german = { gallery: { next: 'Weiter' } } satisfies Translation;
 * ```
 */
export const messages = {
  cart: cartMessages,
  consent: { ...consentMessages, ...gateMessages },
  form: formMessages,
  gallery: galleryMessages,
  lightbox: lightboxMessages,
  map: mapMessages,
  marquee: marqueeMessages,
  relativeTime: relativeTimeMessages,
  'system-error': systemErrorMessages,
  video: videoMessages,
} as const;

/** The texts of one language: any part of `messages`. What is missing is shown in English. */
export type Translation = {
  readonly [Area in keyof typeof messages]?: { readonly [Key in keyof (typeof messages)[Area]]?: string };
};
