import { checkoutButton } from '../../react-impl/checkout/checkout-button-declaration.js';
import { CheckoutButton } from '../../react-impl/checkout/checkout-button.js';
import sheet from '../../react-impl/checkout/checkout.css' with { type: 'css' };
import { defineBlock } from '../define/define-block.js';

defineBlock(checkoutButton, CheckoutButton, sheet);
