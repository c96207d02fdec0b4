import sheet from '../../react-impl/checkout/checkout.css' with { type: 'css' };
import { subscribe } from '../../react-impl/checkout/subscribe-declaration.js';
import { Subscribe } from '../../react-impl/checkout/subscribe.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(subscribe, Subscribe, sheet);
