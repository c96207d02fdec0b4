import pageSheet from 'sq-blocks:page-sheet';
import { ofDocument } from '../../shared/platform/page/script-global.js';

ofDocument('adoptedStyleSheets').push(pageSheet);
