import { cartIndicator } from './sq-cart-indicator/declaration.js';
import { cookieBanner } from './sq-cookie-banner/declaration.js';
import { form } from './sq-form/declaration.js';
import { gallery } from './sq-gallery/declaration.js';
import { image } from './sq-image/declaration.js';
import { lightbox } from './sq-lightbox/declaration.js';
import { map } from './sq-map/declaration.js';
import { marquee } from './sq-marquee/declaration.js';
import { newsletter } from './sq-newsletter/declaration.js';
import { video } from './sq-video/declaration.js';

/** Every block's declaration: the manifest, the editor data, the documentation and the global types derive from it. */
export const blocks = { gallery, lightbox, image, video, form, newsletter, cookieBanner, map, marquee, cartIndicator };
