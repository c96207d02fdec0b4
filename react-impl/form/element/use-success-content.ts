import { useLayoutEffect } from 'react';
import { hasFocus, isFocusFree } from './focus.js';
import type { Sending } from '../submission/use-sending-code.js';

interface Content {
  readonly message: string;
  readonly html: string;
  readonly runScripts: boolean;
}

/**
 * The post-submit content stands in the light DOM, where the page's styles reach it. It takes the focus where the
 * visitor is still at the form: what was sent later, from the queue, calls nobody back, and is a status instead.
 */
export function useSuccessContent(
  element: HTMLElement,
  sending: Sending,
  shown: boolean,
  { message, html, runScripts }: Content,
): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const takesFocus = hasFocus(element) || isFocusFree();
    const box = document.createElement('div');
    box.className = 'sq-form-success';
    box.slot = 'success';
    box.tabIndex = -1;
    if (!takesFocus) box.setAttribute('role', 'status');
    element.append(box);
    const tools = sending.loaded.current;
    if (tools && html) tools.insertHtml(box, html, runScripts);
    else box.textContent = message;
    if (!tools && html)
      void sending.load().then(
        ({ insertHtml }) => insertHtml(box, html, runScripts),
        () => {}, // the message stays
      );
    if (takesFocus) box.focus();
    return () => box.remove();
  }, [element, sending, shown, message, html, runScripts]);
}
