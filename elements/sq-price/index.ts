import sheet from '../../react-impl/price/price.css' with { type: 'css' };
import { Price } from '../../react-impl/price/price.js';
import { defineBlock } from '../define/define-block.js';
import { price } from './declaration.js';

defineBlock(price, Price, sheet);
