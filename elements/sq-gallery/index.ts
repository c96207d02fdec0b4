import { gallery } from '../../react-impl/gallery/declaration.js';
import sheet from '../../react-impl/gallery/gallery.css' with { type: 'css' };
import { Gallery } from '../../react-impl/gallery/gallery.js';
import { takeScrolledPosition } from '../../react-impl/gallery/row/scrolled-position.js';
import { defineBlock } from '../define/define-block.js';

takeScrolledPosition(gallery.tag);
defineBlock(gallery, Gallery, sheet);
