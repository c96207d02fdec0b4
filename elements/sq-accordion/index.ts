import sheet from '../../react-impl/accordion/accordion.css' with { type: 'css' };
import { Accordion } from '../../react-impl/accordion/accordion.js';
import { defineBlock } from '../define/define-block.js';
import { accordion } from './declaration.js';

defineBlock(accordion, Accordion, sheet);
