import { embed } from '../../react-impl/embed/declaration.js';
import sheet from '../../react-impl/embed/embed.css' with { type: 'css' };
import { Embed } from '../../react-impl/embed/embed.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(embed, Embed, sheet);
