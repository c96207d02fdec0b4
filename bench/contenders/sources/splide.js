// https://splidejs.com/guides/getting-started/
import Splide from '@splidejs/splide';
import '@splidejs/splide/css/core';

const splide = new Splide('.splide', { pagination: false });
splide.mount();
window.isReady = () => splide.state.is(Splide.STATES?.IDLE ?? 3);
window.position = () => splide.index;
