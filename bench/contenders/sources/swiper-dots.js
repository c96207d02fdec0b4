// https://swiperjs.com/get-started: the core, its navigation and its pagination.
import Swiper from 'swiper';
import { Navigation, Pagination } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/pagination';

const swiper = new Swiper('.swiper', {
  modules: [Navigation, Pagination],
  navigation: { prevEl: '#previous', nextEl: '#next' },
  pagination: { el: '#dots', clickable: true },
});
window.isReady = () => swiper.initialized;
window.position = () => swiper.activeIndex;
