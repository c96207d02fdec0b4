import sheet from '../../react-impl/product-quick-view/product-quick-view.css' with { type: 'css' };
import { ProductQuickView } from '../../react-impl/product-quick-view/product-quick-view.js';
import { defineBlock } from '../define/define-block.js';
import { productQuickView } from './declaration.js';

defineBlock(productQuickView, ProductQuickView, sheet);
