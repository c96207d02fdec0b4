/** One example a block, as an author writes it; images need no file. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${colour}"/></svg>`)}`;
const slides = ['teal', 'tomato', 'goldenrod', 'slateblue', 'seagreen']
  .map(
    (colour) =>
      `<a href="${picture(colour)}"><img src="${picture(colour)}" alt="${colour}" width="900" height="600"></a>`,
  )
  .join('');
const figures = ['teal', 'tomato', 'goldenrod']
  .map(
    (colour) =>
      `<figure><img src="${picture(colour)}" alt="" width="900" height="600"><figcaption>${colour}</figcaption></figure>`,
  )
  .join('');

export const blockExamples = {
  'gallery-slideshow': `<sq-gallery design="slideshow">${slides}</sq-gallery>`,
  'gallery-carousel': `<sq-gallery design="carousel">${slides}</sq-gallery>`,
  'gallery-grid': `<sq-gallery design="grid">${slides}</sq-gallery>`,
  'gallery-stacked': `<sq-gallery>${figures}</sq-gallery>`,
  'gallery-slider': `<sq-gallery design="slider">${slides}</sq-gallery>`,
  'gallery-thumbnails': `<sq-gallery design="slideshow" image-aspect-ratio="3:2" thumbnails>${slides}</sq-gallery>`,
  'gallery-autogrid': `<sq-gallery design="autogrid" gutter="8">${slides}</sq-gallery>`,
  'gallery-autocolumns': `<sq-gallery design="autocolumns" gutter="8">${figures}</sq-gallery>`,
  'gallery-autorows': `<sq-gallery design="autorows">${slides}</sq-gallery>`,
  'gallery-list': `<sq-gallery design="list">${figures}</sq-gallery>`,
  image: `<sq-image fixed-ratio="16:9"><img src="${picture('teal')}" alt="Teal" width="900" height="600"></sq-image>`,
  video: `<sq-video data-html="&lt;iframe src='https://www.youtube.com/embed/abcdefghijk'&gt;&lt;/iframe&gt;"><a href="https://youtu.be/abcdefghijk"><img src="${picture('slateblue')}" alt="A film" width="900" height="600"></a></sq-video>`,
  lightbox: `<sq-lightbox>${slides}</sq-lightbox>`,
  newsletter: `<sq-newsletter form-id="news"><form class="sq-fields" action="/x" method="post"><div class="sq-field"><label for="news">Email</label>
    <input id="news" type="email" name="email"></div><button class="sq-submit">Join</button></form></sq-newsletter>`,
  form: `<sq-form form-id="contact"><form action="/x" method="post"><p><label>Name <input name="name"></label></p>
    <p><label>Message <textarea name="message" maxlength="200"></textarea></label></p><button>Send</button></form></sq-form>`,
  map: `<sq-map map-lat="50.15" map-lng="-5.07"><address>1 Quay Street</address><a href="https://www.openstreetmap.org/">Open in maps</a></sq-map>`,
  marquee: `<sq-marquee>Thrown, glazed and fired by the sea</sq-marquee>`,
  'cart-indicator': `<sq-cart-indicator><a href="/cart">Cart</a></sq-cart-indicator>`,
  'cookie-banner': `<sq-cookie-banner accept-type="OPT_IN_AND_OUT"></sq-cookie-banner>`,
  'cookie-banner-notice': `<sq-cookie-banner accept-type="OPT_IN_AND_OUT"><p>Nothing is counted before you say yes.</p></sq-cookie-banner>`,
};
