import { tooltip } from '../../react-impl/tooltip/declaration.js';
import sheet from '../../react-impl/tooltip/tooltip.css' with { type: 'css' };
import { Tooltip } from '../../react-impl/tooltip/tooltip.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(tooltip, Tooltip, sheet);
