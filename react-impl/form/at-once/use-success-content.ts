import { ownElement } from '../../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import type { FormState } from './form-state.js';
import type { SendingCode } from './use-sending-code.js';
import { hasFocus, isFocusFree } from './focus.js';

/** For the ids by which boxes name themselves. */
let boxes = 0;

interface Settings {
  readonly postSubmitMessage: string;
  readonly postSubmitHtml: string;
  readonly postSubmitScripts: boolean;
}

/**
 * Shows the post-submit content in the light DOM, where the page's styles apply; or the server's words, with a button that
 * shows the form again, where it is not known whether it was accepted. It takes the focus when the visitor is at the form, or
 * nowhere. When the visitor is somewhere else (the form was sent later, from the queue), it is a status.
 */
export function useSuccessContent(
  element: HTMLElement,
  sending: SendingCode,
  state: FormState,
  settings: Settings,
  thanks: string,
  onBack: () => void,
): void {
  const isUnclear = state.name === 'unclear';
  const shown = isUnclear || state.name === 'success';
  const html = isUnclear ? '' : settings.postSubmitHtml;
  const runScripts = settings.postSubmitScripts;
  const said = (shown && state.text) || '';
  const message = isUnclear ? said : settings.postSubmitMessage || said || thanks;
  const back = useLatest(onBack);
  useLayoutEffect(() => {
    if (!shown) return;
    const code = sending.loaded.current;
    const takesFocus = hasFocus(element) || isFocusFree();
    const box = ownElement(document.createElement('div'));
    box.className = isUnclear ? 'sq-form-answer' : 'sq-form-success';
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
    if (isUnclear) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = code?.sendingText(element, 'backToForm') ?? '';
      button.onclick = () => back.current();
      box.append(button);
    }
    element.append(box);
    if (code && html) code.insertHtml(content, html, runScripts, element.nonce ?? '');
    else content.textContent = message;
    if (!code && html)
      void sending.load().then(
        ({ insertHtml }) => insertHtml(content, html, runScripts, element.nonce ?? ''),
        () => {}, // the message stays
      );
    if (takesFocus) box.focus();
    return () => box.remove();
  }, [element, sending, shown, message, html, runScripts, isUnclear, back]);
}
