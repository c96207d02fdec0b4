import sheet from '../../react-impl/accordion/accordion.css' with { type: 'css' };
import { Accordion } from '../../react-impl/accordion/accordion.js';
import { accordion } from '../../react-impl/accordion/declaration.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(accordion, Accordion, sheet);
