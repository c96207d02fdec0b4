import { pricingToggle } from '../../react-impl/pricing-toggle/declaration.js';
import sheet from '../../react-impl/pricing-toggle/pricing-toggle.css' with { type: 'css' };
import { PricingToggle } from '../../react-impl/pricing-toggle/pricing-toggle.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(pricingToggle, PricingToggle, sheet);
