// https://swiperjs.com/element: the bundle that its page tells authors to load.
import { register } from 'swiper/element/bundle';

register();
const container = document.querySelector('swiper-container');
window.isReady = () => container.swiper?.initialized === true;
window.position = () => container.swiper.activeIndex;
