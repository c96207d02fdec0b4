import { price } from '../../react-impl/price/declaration.js';
import sheet from '../../react-impl/price/price.css' with { type: 'css' };
import { Price } from '../../react-impl/price/price.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(price, Price, sheet);
