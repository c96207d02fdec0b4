import pageSheet from 'sq-blocks:page-sheet';
import './generated/define-all.js';
import { idle } from '../shared/platform/page/idle.js';
import { ofDocument } from '../shared/platform/page/script-global.js';

if (typeof CustomStateSet !== 'undefined') {
  // When the browser is idle, as the loader does.
  idle(() => void import('./services.js'));
  // One file without further requests: the page sheet is in it. A page's own <link> to the sheet does no harm.
  ofDocument('adoptedStyleSheets').push(pageSheet);
}
