import sheet from '../../react-impl/checkout/checkout.css' with { type: 'css' };
import { GiftCard } from '../../react-impl/checkout/gift-card.js';
import { defineBlock } from '../define/define-block.js';
import { giftCard } from './declaration.js';

defineBlock(giftCard, GiftCard, sheet);
