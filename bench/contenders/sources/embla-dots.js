// https://www.embla-carousel.com/guides/previous-and-next-buttons/ and /pagination/: one button for each snap.
import EmblaCarousel from 'embla-carousel';

const carousel = EmblaCarousel(document.querySelector('.embla__viewport'), { loop: false });
document.querySelector('#previous').addEventListener('click', () => carousel.scrollPrev());
document.querySelector('#next').addEventListener('click', () => carousel.scrollNext());
const dots = carousel.scrollSnapList().map((_, index) => {
  const dot = document.createElement('button');
  dot.ariaLabel = `Go to slide ${index + 1}`;
  dot.addEventListener('click', () => carousel.scrollTo(index));
  return dot;
});
document.querySelector('#dots').append(...dots);
const mark = () => {
  dots[carousel.previousScrollSnap()].classList.remove('current');
  dots[carousel.selectedScrollSnap()].classList.add('current');
};
carousel.on('select', mark);
mark();
window.isReady = () => carousel.slidesInView().length > 0;
window.position = () => carousel.selectedScrollSnap();
