// https://webawesome.com/docs/components/: cherry-picked.
import '@awesome.me/webawesome/dist/components/tooltip/tooltip.js';

const element = document.querySelector('wa-tooltip');
let updated = false;
void customElements
  .whenDefined('wa-tooltip')
  .then(() => element.updateComplete)
  .then(() => (updated = true));
window.isReady = () => updated;
