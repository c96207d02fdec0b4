import { useLayoutEffect } from 'react';
import { insertHtml } from '../../shared/html/insert-html.js';

/** The post-submit content stands in the light DOM, where the page's styles reach it, and takes the focus. */
export function useSuccessContent(
  element: HTMLElement,
  shown: boolean,
  message: string,
  html: string,
  runScripts: boolean,
): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const box = document.createElement('div');
    box.className = 'sq-form-success';
    box.slot = 'success';
    box.tabIndex = -1;
    box.setAttribute('role', 'status');
    element.append(box);
    if (html) insertHtml(box, html, runScripts);
    else box.textContent = message;
    box.focus({ preventScroll: false });
    return () => box.remove();
  }, [element, shown, message, html, runScripts]);
}
