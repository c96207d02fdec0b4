import { formFilesMessages } from '../../../shared/platform/i18n/en/form-files.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { adoptSheet } from '../element/adopt-sheet.js';
import { hasFocus } from '../element/focus.js';
import { member, submitButtons } from '../../../shared/forms/form-controls.js';
import sheet from './uploads.css' with { type: 'css' };

export type FilesText = (key: keyof typeof formFilesMessages, parameters?: Record<string, string | number>) => string;

/** A text about files that are sent, in the language of the form's place. */
export const filesText =
  (form: HTMLFormElement): FilesText =>
  (key, parameters) =>
    translate(form, 'form', formFilesMessages, key, parameters);

/**
 * Shows below a form which of its files is being sent and how much of it, with a button that cancels. A screen reader hears
 * the name of each file once; the rest it finds in the progress bar.
 */
export function showProgress(form: HTMLFormElement, onCancel: () => void) {
  const getText = filesText(form);
  adoptSheet(form, sheet);
  const [box, current, status] = ['div', 'div', 'span'].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const [text, bar] = [document.createElement('span'), document.createElement('progress')];
  const cancel = document.createElement('button');
  box.className = 'sq-form-uploads';
  status.setAttribute('role', 'status');
  cancel.type = 'button';
  cancel.textContent = getText('cancel');
  cancel.addEventListener('click', onCancel);
  current.append(text, bar);
  box.append(current, cancel, status);
  // Beside the form, which is locked.
  member(form, 'after')(box);
  return {
    start(fileName: string) {
      bar.ariaLabel = status.textContent = getText('sendingFile', { fileName });
    },
    show(fileName: string, part: number) {
      bar.value = part;
      text.textContent = getText('sendingPart', { fileName, percent: Math.floor(part * 100) });
    },
    /** The end is said by the form itself. */
    remove() {
      const hadFocus = hasFocus(cancel);
      box.remove();
      if (hadFocus) submitButtons(form)[0]?.focus();
    },
  };
}
