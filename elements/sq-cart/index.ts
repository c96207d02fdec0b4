import sheet from '../../react-impl/cart/cart.css' with { type: 'css' };
import { Cart } from '../../react-impl/cart/cart.js';
import { defineBlock } from '../define/define-block.js';
import { cart } from './declaration.js';

defineBlock(cart, Cart, sheet);
