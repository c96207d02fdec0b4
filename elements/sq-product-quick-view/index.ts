import { productQuickView } from '../../react-impl/product-quick-view/declaration.js';
import sheet from '../../react-impl/product-quick-view/product-quick-view.css' with { type: 'css' };
import { ProductQuickView } from '../../react-impl/product-quick-view/product-quick-view.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(productQuickView, ProductQuickView, sheet);
