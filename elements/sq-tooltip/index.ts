import sheet from '../../react-impl/tooltip/tooltip.css' with { type: 'css' };
import { Tooltip } from '../../react-impl/tooltip/tooltip.js';
import { defineBlock } from '../define/define-block.js';
import { tooltip } from './declaration.js';

defineBlock(tooltip, Tooltip, sheet);
