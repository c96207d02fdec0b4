// https://webawesome.com/docs/components/: cherry-picked.
import '@awesome.me/webawesome/dist/components/details/details.js';

const element = document.querySelector('wa-details');
let updated = false;
void customElements
  .whenDefined('wa-details')
  .then(() => element.updateComplete)
  .then(() => (updated = true));
window.isReady = () => updated;
