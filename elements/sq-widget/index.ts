import sheet from '../../react-impl/widget/widget.css' with { type: 'css' };
import { Widget } from '../../react-impl/widget/widget.js';
import { defineBlock } from '../define/define-block.js';
import { widget } from './declaration.js';

defineBlock(widget, Widget, sheet);
