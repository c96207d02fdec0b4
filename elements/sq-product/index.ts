import sheet from '../../react-impl/product/product.css' with { type: 'css' };
import { Product } from '../../react-impl/product/product.js';
import { defineBlock } from '../define/define-block.js';
import { product } from './declaration.js';

defineBlock(product, Product, sheet);
