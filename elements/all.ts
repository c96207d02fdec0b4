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

// With the browser's first leisure, as the loader brings them.
(globalThis.requestIdleCallback ?? setTimeout)(() => void import('./services.js'));

// One file without further requests: the page-side sheet comes with it. A page's own <link> to it does no harm.
document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
