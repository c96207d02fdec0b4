import sheet from '../../react-impl/checkout/checkout.css' with { type: 'css' };
import { giftCard } from '../../react-impl/checkout/gift-card-declaration.js';
import { GiftCard } from '../../react-impl/checkout/gift-card.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(giftCard, GiftCard, sheet);
