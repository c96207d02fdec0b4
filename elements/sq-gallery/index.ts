import sheet from '../../react-impl/gallery/gallery.css' with { type: 'css' };
import { Gallery } from '../../react-impl/gallery/gallery.js';
import { defineBlock } from '../define/define-block.js';
import { gallery } from './declaration.js';

defineBlock(gallery, Gallery, sheet);
