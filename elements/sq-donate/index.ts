import sheet from '../../react-impl/checkout/checkout.css' with { type: 'css' };
import { donate } from '../../react-impl/checkout/donate-declaration.js';
import { Donate } from '../../react-impl/checkout/donate.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(donate, Donate, sheet);
