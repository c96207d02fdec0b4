import { json, text } from '../../shared/declaration/attribute.js';
import { block, event } from '../../shared/declaration/declaration.js';
import { isObject } from '../../shared/platform/page/unknown-values.js';
import { form } from './declaration.js';

/** The default of `fields`. */
const EMAIL: readonly unknown[] = [{ id: 'email', type: 'email', title: 'Email', required: true }];

const description = text('Text below that heading; of HTML its text.');

export const newsletter = block({
  ...form,
  tag: 'sq-newsletter',
  summary: 'A newsletter sign-up: like sq-form, in a small layout, with an event for each new subscriber.',
  editor: { icon: 'email', content: 'blocks', keywords: ['mailing list'] },
  needs: undefined,
  attributes: {
    ...form.attributes,
    fields: json(
      'Fields to render when there is no form inside. Default: an email.',
      'Field[]',
      (raw) => form.attributes.fields.read(raw, 'fields'),
      EMAIL,
    ),
    heading: text('A heading above the fields of a rendered form.', '', { keys: ['title'] }),
    description: {
      ...description,
      // Builders store it as `{"html": "<p>…</p>"}`.
      read: (raw, name) => description.read(isObject(raw) ? raw['html'] : raw, name),
    },
  },
  events: {
    ...form.events,
    'sq-subscribe': event('A visitor has subscribed.', { formId: 'string' }),
  },
});
