import { json } from '../../shared/declaration/attribute.js';
import { block, event } from '../../shared/declaration/declaration.js';
import { form } from '../sq-form/declaration.js';

/** The default of `fields`. */
const EMAIL: readonly unknown[] = [{ id: 'email', type: 'email', title: 'Email', required: true }];

export const newsletter = block({
  ...form,
  tag: 'sq-newsletter',
  summary: 'A newsletter sign-up: like sq-form, in a small layout, with an event for each new subscriber.',
  needs: undefined,
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
    'sq-subscribe': event('A visitor has subscribed.', { formId: 'string' }),
  },
});
