// https://photoswipe.com/getting-started/: the core comes with the first click.
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';

const lightbox = new PhotoSwipeLightbox({
  gallery: '#thumbnails',
  children: 'a',
  pswpModule: () => import('photoswipe'),
});
lightbox.init();
window.isReady = () => true;
