import sheet from '../../react-impl/pricing-toggle/pricing-toggle.css' with { type: 'css' };
import { PricingToggle } from '../../react-impl/pricing-toggle/pricing-toggle.js';
import { defineBlock } from '../define/define-block.js';
import { pricingToggle } from './declaration.js';

defineBlock(pricingToggle, PricingToggle, sheet);
