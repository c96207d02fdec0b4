import sheet from '../../react-impl/embed/embed.css' with { type: 'css' };
import { Embed } from '../../react-impl/embed/embed.js';
import { defineBlock } from '../define/define-block.js';
import { embed } from './declaration.js';

defineBlock(embed, Embed, sheet);
