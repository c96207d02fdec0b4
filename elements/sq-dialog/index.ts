import { dialog } from '../../react-impl/dialog/declaration.js';
import { Dialog } from '../../react-impl/dialog/dialog.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(dialog, Dialog);
