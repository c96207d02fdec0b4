import sheet from '../../react-impl/checkout/checkout.css' with { type: 'css' };
import { CheckoutButton } from '../../react-impl/checkout/checkout-button.js';
import { defineBlock } from '../define/define-block.js';
import { checkoutButton } from './declaration.js';

defineBlock(checkoutButton, CheckoutButton, sheet);
