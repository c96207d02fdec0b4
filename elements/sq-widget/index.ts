import { widget } from '../../react-impl/widget/declaration.js';
import sheet from '../../react-impl/widget/widget.css' with { type: 'css' };
import { Widget } from '../../react-impl/widget/widget.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(widget, Widget, sheet);
