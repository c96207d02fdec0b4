// https://swiperjs.com/get-started: the core and its navigation.
import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/navigation';

const swiper = new Swiper('.swiper', {
  modules: [Navigation],
  navigation: { prevEl: '#previous', nextEl: '#next' },
});
window.isReady = () => swiper.initialized;
window.position = () => swiper.activeIndex;
