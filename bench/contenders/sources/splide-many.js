// https://splidejs.com/tutorials/multiple-carousels/
import Splide from '@splidejs/splide';
import '@splidejs/splide/css/core';

const splides = [...document.querySelectorAll('.splide')].map((root) =>
  new Splide(root, { pagination: false }).mount(),
);
window.isReady = () => true;
window.countWorking = () => splides.filter((splide) => splide.state.is(Splide.STATES?.IDLE ?? 3)).length;
