export const galleryMessages = {
  gallery: 'Gallery',
  carousel: 'carousel',
  next: 'Next',
  previous: 'Previous',
  play: 'Play',
  pause: 'Pause',
  slide: 'Slide {n} of {total}',
  thumbnails: 'Thumbnails',
  counter: '{n} / {total}',
};
