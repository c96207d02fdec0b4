// https://webawesome.com/docs/components/carousel: cherry-picked, with its navigation.
import '@awesome.me/webawesome/dist/components/carousel/carousel.js';
import '@awesome.me/webawesome/dist/components/carousel-item/carousel-item.js';

const carousel = document.querySelector('wa-carousel');
let updated = false;
void customElements
  .whenDefined('wa-carousel')
  .then(() => carousel.updateComplete)
  .then(() => (updated = true));
window.isReady = () => updated;
window.position = () => carousel.activeSlide;
