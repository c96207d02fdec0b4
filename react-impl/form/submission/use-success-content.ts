import { useLayoutEffect } from 'react';
import type { SendingCode } from './use-sending-code.js';
import { hasFocus, isFocusFree } from '../element/focus.js';

/** For the ids by which boxes name themselves. */
let boxes = 0;

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
    // Inside of the box with the focus: when a form with the focus vanishes, Orca goes to the next text without a word, and
    // says nothing of a focus that comes to where it is already.
    const content = document.createElement('div');
    content.id = `sq-form-success-${++boxes}`;
    if (takesFocus) {
      // Screen readers say nothing of a focused box without a name; Firefox gives none to a box that names itself.
      box.setAttribute('role', 'group');
      box.setAttribute('aria-labelledby', content.id);
    } else box.setAttribute('role', 'status');
    box.append(content);
    element.append(box);
    const code = sending.loaded.current;
    if (code && html) code.insertHtml(content, html, runScripts);
    else content.textContent = message;
    if (!code && html)
      void sending.load().then(
        ({ insertHtml }) => insertHtml(content, html, runScripts),
        () => {}, // the message stays
      );
    if (takesFocus) box.focus();
    return () => box.remove();
  }, [element, sending, shown, message, html, runScripts]);
}
