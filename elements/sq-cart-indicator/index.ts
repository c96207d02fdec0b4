import sheet from '../../react-impl/cart-indicator/cart-indicator.css' with { type: 'css' };
import { CartIndicator } from '../../react-impl/cart-indicator/cart-indicator.js';
import { defineBlock } from '../define/define-block.js';
import { cartIndicator } from './declaration.js';

defineBlock(cartIndicator, CartIndicator, sheet);
