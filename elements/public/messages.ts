import { addToCartMessages } from '../../shared/platform/i18n/en/add-to-cart.js';
import { announcementBarMessages } from '../../shared/platform/i18n/en/announcement-bar.js';
import { cartPageMessages } from '../../shared/platform/i18n/en/cart-page.js';
import { cartMessages } from '../../shared/platform/i18n/en/cart.js';
import { checkoutMessages } from '../../shared/platform/i18n/en/checkout.js';
import { gateMessages } from '../../shared/platform/i18n/en/consent-gates.js';
import { purposeMessages } from '../../shared/platform/i18n/en/consent-purposes.js';
import { consentMessages } from '../../shared/platform/i18n/en/consent.js';
import { dialogMessages } from '../../shared/platform/i18n/en/dialogs.js';
import { editorMessages } from '../../shared/platform/i18n/en/editor.js';
import { formMessages } from '../../shared/platform/i18n/en/form.js';
import { galleryMessages } from '../../shared/platform/i18n/en/gallery.js';
import { lightboxMessages } from '../../shared/platform/i18n/en/lightbox.js';
import { linkMessages } from '../../shared/platform/i18n/en/links.js';
import { mapMessages } from '../../shared/platform/i18n/en/map.js';
import { marqueeMessages } from '../../shared/platform/i18n/en/marquee.js';
import { memberMessages } from '../../shared/platform/i18n/en/members.js';
import { popupMessages } from '../../shared/platform/i18n/en/popup.js';
import { productQuickViewMessages } from '../../shared/platform/i18n/en/product-quick-view.js';
import { productMessages } from '../../shared/platform/i18n/en/product.js';
import { relativeTimeMessages } from '../../shared/platform/i18n/en/relative-time.js';
import { requestMessages } from '../../shared/platform/i18n/en/requests.js';
import { reservationMessages } from '../../shared/platform/i18n/en/reservation.js';
import { reviewMessages } from '../../shared/platform/i18n/en/reviews.js';
import { sessionMessages } from '../../shared/platform/i18n/en/session.js';
import { signInMessages } from '../../shared/platform/i18n/en/sign-in.js';
import { shareMessages } from '../../shared/platform/i18n/en/share.js';
import { systemErrorMessages } from '../../shared/platform/i18n/en/system-error.js';
import { videoMessages } from '../../shared/platform/i18n/en/video.js';
/**
 * `sq-blocks/messages`: every English text of the kit by area and key, for translators and translation tools. A site
 * sets texts of other languages in the page context under the same names:
 * `{"messages": {"de": {"gallery": {"next": "Weiter"}}}}`. Whole catalogues are in `sq-blocks/messages/de.json` and the
 * like. It needs no DOM.
 *
 * ```ts
 * import { messages } from 'sq-blocks/messages';
 * const german = { gallery: { next: 'Weiter' } } satisfies Translation;
 * ```
 */
export const messages = {
  addToCart: addToCartMessages,
  announcementBar: announcementBarMessages,
  cart: { ...cartMessages, ...cartPageMessages },
  checkout: checkoutMessages,
  consent: { ...consentMessages, ...gateMessages },
  dialogs: dialogMessages,
  editor: editorMessages,
  form: formMessages,
  gallery: galleryMessages,
  lightbox: lightboxMessages,
  links: linkMessages,
  map: mapMessages,
  marquee: marqueeMessages,
  members: memberMessages,
  popup: popupMessages,
  product: productMessages,
  productQuickView: productQuickViewMessages,
  purposes: purposeMessages,
  relativeTime: relativeTimeMessages,
  requests: requestMessages,
  reservation: reservationMessages,
  reviews: reviewMessages,
  session: sessionMessages,
  share: shareMessages,
  signIn: signInMessages,
  'system-error': systemErrorMessages,
  video: videoMessages,
} as const;

/** Plural categories that a language may have beside `other`, which is the text without one. */
type Plural = 'Zero' | 'One' | 'Two' | 'Few' | 'Many';
type KeyOf<Texts> = keyof Texts & string;
/** The texts with a number, of each area that has some. */
interface Counted {
  readonly cart: 'items' | 'limited';
  readonly form: 'tooManyFiles';
  readonly product: 'renewsWeeks' | 'renewsMonths' | 'renewsYears' | 'payments' | 'lowStock';
  readonly relativeTime: 'secondsAgo';
  readonly 'system-error': 'more';
}
/** The keys of an area, and those of its texts with a number for each plural category. */
type KeysOf<Area extends keyof typeof messages> =
  KeyOf<(typeof messages)[Area]> | (Area extends keyof Counted ? `${Counted[Area]}${Plural}` : never);

/**
 * The texts of one language: any part of `messages`. What is missing is shown in English. A text with a number may have
 * one for each plural category of the language: `renewsWeeksFew` beside `renewsWeeks`.
 */
export type Translation = {
  readonly [Area in keyof typeof messages]?: { readonly [Key in KeysOf<Area>]?: string };
};
