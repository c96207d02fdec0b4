import { useLayoutEffect } from 'react';
import type { SendingCode } from './use-sending-code.js';
import { hasFocus, isFocusFree } from '../element/focus.js';

interface Content {
  readonly message: string;
  readonly html: string;
  readonly runScripts: boolean;
}

/**
 * Shows the post-submit content in the light DOM, where the page's styles apply. It takes the focus when the visitor is at
 * the form, or nowhere. When the visitor is somewhere else (the form was sent later, from the queue), it is a status.
 */
export function useSuccessContent(
  element: HTMLElement,
  sending: SendingCode,
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
    const code = sending.loaded.current;
    if (code && html) code.insertHtml(box, html, runScripts);
    else box.textContent = message;
    if (!code && html)
      void sending.load().then(
        ({ insertHtml }) => insertHtml(box, html, runScripts),
        () => {}, // the message stays
      );
    if (takesFocus) box.focus();
    return () => box.remove();
  }, [element, sending, shown, message, html, runScripts]);
}
