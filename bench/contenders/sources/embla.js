// https://www.embla-carousel.com/get-started/module/ with previous and next buttons.
import EmblaCarousel from 'embla-carousel';

const carousel = EmblaCarousel(document.querySelector('.embla__viewport'), { loop: false });
document.querySelector('#previous').addEventListener('click', () => carousel.scrollPrev());
document.querySelector('#next').addEventListener('click', () => carousel.scrollNext());
window.isReady = () => carousel.slidesInView().length > 0;
window.position = () => carousel.selectedScrollSnap();
