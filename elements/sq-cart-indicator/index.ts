import sheet from '../../react-impl/cart-indicator/cart-indicator.css' with { type: 'css' };
import { CartIndicator } from '../../react-impl/cart-indicator/cart-indicator.js';
import { cartIndicator } from '../../react-impl/cart-indicator/declaration.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(cartIndicator, CartIndicator, sheet);
