import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { newsletter } from '../../elements/sq-newsletter/declaration.js';
import { useListener } from '../hooks/use-listener.js';
import { Form } from './form.js';
import { useSmallContainer } from './use-small-container.js';

/** A form that tells of new readers (storefront §4), and knows when its place is small. */
export function Newsletter(props: BlockProps<typeof newsletter>) {
  const { host, formId } = props;
  useSmallContainer(host.element);
  useListener(host.element, 'sq-submit-success', () => void host.emit('sq-subscribe', { formId }));
  return <Form {...props} />;
}
