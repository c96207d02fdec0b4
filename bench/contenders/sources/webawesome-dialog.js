// https://webawesome.com/docs/components/: cherry-picked.
import '@awesome.me/webawesome/dist/components/dialog/dialog.js';

const element = document.querySelector('wa-dialog');
let updated = false;
void customElements
  .whenDefined('wa-dialog')
  .then(() => element.updateComplete)
  .then(() => (updated = true));
window.isReady = () => updated;
document.querySelector('#open').addEventListener('click', () => (element.open = true));
