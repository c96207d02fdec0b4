import sheet from '../../react-impl/form/form.css' with { type: 'css' };
import { Newsletter } from '../../react-impl/form/newsletter.js';
import { defineBlock } from '../define/define-block.js';
import { newsletter } from './declaration.js';

defineBlock(newsletter, Newsletter, sheet);
