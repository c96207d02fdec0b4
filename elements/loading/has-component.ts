import { allMatching } from '../../shared/platform/page/element-calls.js';
import type { StartCondition } from '../../shared/services/runtime/lazy-service.js';

/** A form's controls can hide its properties by their names. */
const isComponent = (element: Element): boolean =>
  !(element instanceof HTMLFormElement) &&
  (element.shadowRoot ? !element.localName.startsWith('sq-') : /^(?!sq-).*-/.test(element.localName));

/** Holds as soon as the page has an element of a component of others, whose shadow root may have blocks. */
export const hasComponent: StartCondition = (start) => {
  if ([...document.querySelectorAll('*')].some(isComponent)) return void start();
  const observer = new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].flatMap((node) => allMatching(node, '*')).some(isComponent)))
      return;
    observer.disconnect();
    start();
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
};
