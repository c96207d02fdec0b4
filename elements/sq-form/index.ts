import { form } from '../../react-impl/form/declaration.js';
import sheet from '../../react-impl/form/form.css' with { type: 'css' };
import { Form } from '../../react-impl/form/form.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(form, Form, sheet);
