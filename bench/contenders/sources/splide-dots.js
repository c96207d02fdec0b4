// https://splidejs.com/guides/getting-started/, which has pagination unless told otherwise.
import Splide from '@splidejs/splide';
import '@splidejs/splide/css';

const splide = new Splide('.splide');
splide.mount();
window.isReady = () => splide.state.is(Splide.STATES?.IDLE ?? 3);
window.position = () => splide.index;
