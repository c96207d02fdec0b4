// https://webawesome.com/docs/components/: cherry-picked.
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tab/tab.js';
import '@awesome.me/webawesome/dist/components/tab-panel/tab-panel.js';

const element = document.querySelector('wa-tab-group');
let updated = false;
void customElements
  .whenDefined('wa-tab-group')
  .then(() => element.updateComplete)
  .then(() => (updated = true));
window.isReady = () => updated;
