import { popup } from '../../react-impl/popup/declaration.js';
import sheet from '../../react-impl/popup/popup.css' with { type: 'css' };
import { Popup } from '../../react-impl/popup/popup.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(popup, Popup, sheet);
