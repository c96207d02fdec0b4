import { marquee } from '../../react-impl/marquee/declaration.js';
import sheet from '../../react-impl/marquee/marquee.css' with { type: 'css' };
import { Marquee } from '../../react-impl/marquee/marquee.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(marquee, Marquee, sheet);
