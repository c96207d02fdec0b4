// What a site would glue together for the page of seven blocks: the best-known libraries in one script and one sheet.
import './cart-script.js';
import './react-fast-marquee.jsx';
import './swiper-element.js';
import './photoswipe.js';
import './form-script.js';
import './leaflet.js';
import './cookieconsent.js';
