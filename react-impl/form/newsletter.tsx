import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useMemo } from 'react';
import type { newsletter } from './newsletter-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { allowedHtml } from '../../shared/platform/html/allowed-html.js';
import { useListener } from '../hooks/use-listener.js';
import { Form } from './form.js';

/** A form that emits an event for each new subscriber (storefront §4), with a class for small containers. */
export function Newsletter(props: BlockProps<typeof newsletter>) {
  const { host, formId, heading, description } = props;
  const fields = useMemo(
    () =>
      heading || description
        ? [{ type: 'section', title: heading, description: textOf(description) }, ...props.fields]
        : props.fields,
    [heading, description, props.fields],
  );
  useSmallContainer(host.element);
  useListener(host.element, 'sq-submit-success', () => void host.emit('sq-subscribe', { formId }));
  return <Form {...props} fields={fields} />;
}

/** What is left of HTML without its markup. Builders store descriptions as HTML. */
const textOf = (html: string) => allowedHtml(html).textContent.trim();

/** Storefront §9: a newsletter under 320 px has a class of its own. */
const SMALL_PX = 320;
const SMALL_CLASS = '.sq-small-container';

function useSmallContainer(element: HTMLElement): void {
  useLayoutEffect(() => {
    const update = () => write(element, SMALL_CLASS, element.clientWidth < SMALL_PX ? '' : null);
    const observer = new ResizeObserver(update);
    observer.observe(element);
    update();
    return () => {
      observer.disconnect();
      write(element, SMALL_CLASS, null);
    };
  }, [element]);
}
