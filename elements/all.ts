import pageSheet from 'sq-blocks:page-sheet';
import './sq-gallery/index.js';
import './sq-lightbox/index.js';
import './sq-image/index.js';
import './sq-video/index.js';
import './sq-form/index.js';
import './sq-newsletter/index.js';
import './sq-cookie-banner/index.js';
import './sq-map/index.js';
import './sq-marquee/index.js';
import './sq-cart-indicator/index.js';

if (typeof document !== 'undefined') {
  // When the browser is idle, as the loader does.
  (globalThis.requestIdleCallback ?? setTimeout)(() => void import('./services.js'));
  // One file without further requests: the page sheet is in it. A page's own <link> to the sheet does no harm.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
}
