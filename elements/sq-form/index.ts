import sheet from '../../react-impl/form/form.css' with { type: 'css' };
import { Form } from '../../react-impl/form/form.js';
import { defineBlock } from '../define/define-block.js';
import { form } from './declaration.js';

defineBlock(form, Form, sheet);
