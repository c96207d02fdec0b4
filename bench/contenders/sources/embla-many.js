// https://www.embla-carousel.com/get-started/module/ with previous and next buttons, for each carousel of a page.
import EmblaCarousel from 'embla-carousel';

const carousels = [...document.querySelectorAll('.embla')].map((root) => {
  const carousel = EmblaCarousel(root.querySelector('.embla__viewport'), { loop: false });
  root.querySelector('.previous').addEventListener('click', () => carousel.scrollPrev());
  root.querySelector('.next').addEventListener('click', () => carousel.scrollNext());
  return carousel;
});
window.isReady = () => true;
window.countWorking = () => carousels.filter((carousel) => carousel.scrollSnapList().length > 0).length;
