import sheet from '../../react-impl/form/form.css' with { type: 'css' };
import { reviews } from '../../react-impl/form/reviews-declaration.js';
import { Reviews } from '../../react-impl/form/reviews.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(reviews, Reviews, sheet);
