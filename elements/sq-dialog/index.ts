import { Dialog } from '../../react-impl/dialog/dialog.js';
import { defineBlock } from '../define/define-block.js';
import { dialog } from './declaration.js';

defineBlock(dialog, Dialog);
