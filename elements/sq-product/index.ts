import { product } from '../../react-impl/product/declaration.js';
import sheet from '../../react-impl/product/product.css' with { type: 'css' };
import { Product } from '../../react-impl/product/product.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(product, Product, sheet);
