import { share } from '../../react-impl/share/declaration.js';
import sheet from '../../react-impl/share/share.css' with { type: 'css' };
import { Share } from '../../react-impl/share/share.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(share, Share, sheet);
