import sheet from '../../react-impl/form/form.css' with { type: 'css' };
import { Reviews } from '../../react-impl/form/reviews.js';
import { defineBlock } from '../define/define-block.js';
import { reviews } from './declaration.js';

defineBlock(reviews, Reviews, sheet);
