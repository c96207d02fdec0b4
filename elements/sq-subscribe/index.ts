import sheet from '../../react-impl/checkout/checkout.css' with { type: 'css' };
import { Subscribe } from '../../react-impl/checkout/subscribe.js';
import { defineBlock } from '../define/define-block.js';
import { subscribe } from './declaration.js';

defineBlock(subscribe, Subscribe, sheet);
