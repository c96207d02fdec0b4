/**
 * A field list of the form builder as HTML text, without a DOM: a template engine prints the form that `<sq-form fields>`
 * would build, and it works without script.
 */
export { formHtml, type FormHtmlOptions } from '../react-impl/form/field-list/form-markup.js';
export {
  FIELD_KINDS,
  FIELD_PROPERTIES,
  FORM_EDITOR_TABS,
  type FieldKind,
} from '../react-impl/form/field-list/field-kinds.js';
export { readFields, type Field } from '../react-impl/form/field-list/read-fields.js';
