import sheet from '../../react-impl/popup/popup.css' with { type: 'css' };
import { Popup } from '../../react-impl/popup/popup.js';
import { defineBlock } from '../define/define-block.js';
import { popup } from './declaration.js';

defineBlock(popup, Popup, sheet);
