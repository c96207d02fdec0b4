export const galleryMessages = {
  gallery: 'Gallery',
  carousel: 'carousel',
  next: 'Next',
  previous: 'Previous',
  play: 'Play',
  pause: 'Pause',
  slide: 'Slide {n} of {total}',
  showSlide: 'Show slide {n} of {total}',
  slideRole: 'slide',
  slideName: '{n} of {total}',
  thumbnails: 'Thumbnails',
};
