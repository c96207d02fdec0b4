import { useMemo } from 'react';
import type { reviews } from './reviews-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { reviewMessages } from '../../shared/platform/i18n/en/reviews.js';
import { languageOf, translate } from '../../shared/platform/i18n/translate.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { asObject } from '../../shared/platform/page/unknown-values.js';
import { Form } from './form.js';

type Text = (key: keyof typeof reviewMessages) => string;

/** The form of a page that has none: a star rating is required (storefront §5). */
const fieldsOf = (text: Text): readonly unknown[] => [
  { id: 'rating', type: 'rating', title: text('rating'), required: true, max: 5 },
  { id: 'review', type: 'textarea', title: text('review') },
  { id: 'name', type: 'text', title: text('name') },
  // From the link of the request: a hidden field has the parameter of its name.
  { id: 'token', type: 'hidden', key: 'token', value: '' },
];

const isClosed = (status: unknown): status is 'reviewed' | 'expired' => status === 'reviewed' || status === 'expired';

/** A form for the review of a purchase, or why none can be written (ambiguity A108). */
export function Reviews(props: BlockProps<typeof reviews>) {
  const { element } = props.host;
  const language = languageOf(element);
  const text: Text = (key) => translate(element, 'reviews', reviewMessages, key);
  const fields = useMemo(
    () => (props.fields.length > 0 ? props.fields : fieldsOf(text)),
    [props.fields, language], // eslint-disable-line react-hooks/exhaustive-deps -- the texts follow from the language
  );
  const status = props.request ?? asObject(pageContext().raw.reviewRequest).status;
  if (isClosed(status)) return <p part="message">{text(status)}</p>;
  return (
    <Form
      {...props}
      fields={fields}
      submitButtonText={props.submitButtonText || text('send')}
      postSubmitMessage={props.postSubmitMessage || text('thanks')}
    />
  );
}
