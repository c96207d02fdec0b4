import sheet from '../../react-impl/form/form.css' with { type: 'css' };
import { newsletter } from '../../react-impl/form/newsletter-declaration.js';
import { Newsletter } from '../../react-impl/form/newsletter.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(newsletter, Newsletter, sheet);
