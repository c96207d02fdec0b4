import { ownElement, write } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useState } from 'react';
import type { widget } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { contentHtml } from '../../shared/platform/html/content-html.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import type { WidgetRequest } from './load-widget.js';

/** Widgets §4: a widget goes from loading to loaded. */
type State = { readonly name: 'loading' | 'loaded' } | { readonly name: 'failed'; readonly message?: string };

const LOADING: State = { name: 'loading' };

/** The author's content, and in its place what the server renders for the widget, as safe nodes. */
export function Widget({ host, type, widgetId, value, collectionId }: BlockProps<typeof widget>) {
  const { element } = host;
  const [state, setState] = useState<State>(LOADING);
  const [count, setCount] = useState(0);
  const settings = JSON.stringify(value);

  useProperties(host, { state: () => state.name });
  useMethods(host, { refresh: () => setCount((loads) => loads + 1) });
  useLayoutEffect(() => {
    if (!type || !widgetId) {
      warnOnce(`${nameOf(element)} needs type and widget-id.`, element);
      return setState({ name: 'failed' });
    }
    const ended = new AbortController();
    setState(LOADING);
    void load({ type, id: widgetId, value, collectionId }, ended.signal).then((answer) => {
      if (ended.signal.aborted) return;
      if ('html' in answer) {
        showContent(element, contentHtml(answer.html));
        setState({ name: 'loaded' });
      } else {
        removeContent(element);
        setState({ name: 'failed', message: answer.problem });
      }
    });
    return () => ended.abort();
  }, [type, widgetId, settings, collectionId, count]); // eslint-disable-line react-hooks/exhaustive-deps -- `settings` is `value` as a text
  useLayoutEffect(() => () => removeContent(element), [element]);
  useLayoutEffect(() => {
    if (state.name === 'loaded') host.emit('sq-widget-load', {});
    if (state.name === 'failed' && state.message !== undefined)
      host.emit('sq-widget-error', { message: state.message });
  }, [host, state]);
  useLayoutEffect(() => {
    if (state.name !== 'loading') return;
    return write(element, 'aria-busy', 'true');
  }, [element, state]);

  const isLoaded = state.name === 'loaded';
  return (
    <>
      <slot className={isLoaded ? 'replaced' : undefined} />
      {isLoaded && <slot name="content" />}
    </>
  );
}

/** The code of requests comes with the first one. */
async function load(widget: WidgetRequest, signal: AbortSignal) {
  try {
    const { loadWidget } = await import('./load-widget.js');
    return await loadWidget(widget, signal);
  } catch (error) {
    return { problem: String(error) };
  }
}

/** Among the page's elements, so that the page's styles are those of the content. */
function showContent(element: Element, content: DocumentFragment): void {
  removeContent(element);
  const place = ownElement(document.createElement('div'));
  place.slot = 'content';
  place.append(content);
  element.append(place);
}

const removeContent = (element: Element) => element.querySelector(':scope > [slot="content"]')?.remove();
