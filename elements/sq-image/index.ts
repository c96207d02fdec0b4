import { Image } from '../../react-impl/image/image.js';
import { defineBlock } from '../define/define-block.js';
import { image } from './declaration.js';

defineBlock(image, Image);
