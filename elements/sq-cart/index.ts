import sheet from '../../react-impl/cart/cart.css' with { type: 'css' };
import { Cart } from '../../react-impl/cart/cart.js';
import { cart } from '../../react-impl/cart/declaration.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(cart, Cart, sheet);
