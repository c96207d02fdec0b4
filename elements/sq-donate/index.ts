import sheet from '../../react-impl/checkout/checkout.css' with { type: 'css' };
import { Donate } from '../../react-impl/checkout/donate.js';
import { defineBlock } from '../define/define-block.js';
import { donate } from './declaration.js';

defineBlock(donate, Donate, sheet);
