import { image } from '../../react-impl/image/declaration.js';
import { Image } from '../../react-impl/image/image.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(image, Image);
