import { json } from '../../shared/declaration/attribute.js';
import { block, event } from '../../shared/declaration/declaration.js';
import { form } from '../sq-form/declaration.js';

/** What a newsletter asks for when nothing else is said. */
const EMAIL: readonly unknown[] = [{ id: 'email', type: 'email', title: 'Email', required: true }];

export const newsletter = block({
  ...form,
  tag: 'sq-newsletter',
  summary: 'A newsletter sign-up: all that sq-form does, small where its place is, and an event for each new reader.',
  attributes: {
    ...form.attributes,
    fields: json(
      'Fields to render when there is no form inside. Default: an email.',
      'Field[]',
      (raw) => form.attributes.fields.read(raw, 'fields'),
      EMAIL,
    ),
  },
  events: {
    ...form.events,
    'sq-subscribe': event('A visitor has signed up: for the page to count.', { formId: 'string' }),
  },
});
