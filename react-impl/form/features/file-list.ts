import { ownElement } from '../../../shared/platform/html/written.js';
import { formChosenFilesMessages } from '../../../shared/platform/i18n/en/form-chosen-files.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { adoptSheet } from './adopt-sheet.js';
import { afterReset } from '../../../shared/forms/after-reset.js';
import { listenToControls, ofForm } from '../../../shared/forms/form-controls.js';
import { takeDrops } from './file-drop.js';
import { chooseFiles, isFileInput, type FileInput } from './file-input.js';
import sheet from './file-list.css' with { type: 'css' };
import { ofDocument } from '../../../shared/platform/page/script-global.js';

type SendingModule = typeof import('../on-use/sending.js');

function create<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/**
 * Shows below each control for files what is chosen: name, size, what is wrong with it, and a button that removes it. A
 * screen reader hears what the control itself does not say: a problem, what was removed, what was dropped.
 */
export default function listFiles(form: HTMLFormElement): () => void {
  adoptSheet(form, sheet);
  const lists = new Map<FileInput, ReturnType<typeof createList>>();
  const update = (input: FileInput, said = '') => {
    let list = lists.get(input);
    if (!list) lists.set(input, (list = createList(input, (text) => update(input, text))));
    if (input.files.length === 0 && list.isEmpty() && !said) return;
    list.show(said).catch((error: unknown) => warnOnce('the list of chosen files could not be shown.', error));
  };
  const updateAll = () => {
    for (const control of ofForm(form, 'elements')) if (isFileInput(control)) update(control);
  };
  // A browser that goes back to a page may have kept the files.
  updateAll();
  const stops = [
    listenToControls(form, ['change'], ({ target }) => isFileInput(target) && update(target)),
    afterReset(form, updateAll),
    takeDrops(form, (input, files) => {
      const fileNames = files.map(({ name }) => name).join(', ');
      update(input, translate(form, 'form', formChosenFilesMessages, 'filesAdded', { fileNames }));
    }),
  ];
  return () => {
    stops.forEach((stop) => stop());
    lists.forEach(({ remove }) => remove());
  };
}

/** The list of one control. `onRemove` is called with what is to be said when a file was removed. */
function createList(input: FileInput, onRemove: (text: string) => void) {
  const getText = (key: keyof typeof formChosenFilesMessages, fileName = '') =>
    translate(input, 'form', formChosenFilesMessages, key, { fileName });
  const list = ownElement(create('ul', 'sq-form-files'));
  list.hidden = true;
  // There before it has words: some screen readers do not read what comes with its status.
  const status = ownElement(create('span', 'sq-form-files-status'));
  status.setAttribute('role', 'status');
  // Not inside its label: a click there would open the browser's dialog.
  (input.closest('label') ?? input).after(list, status);

  function removeFile(file: File, at: number) {
    chooseFiles(
      input,
      [...input.files].filter((_, index) => index !== at),
    );
    onRemove(getText('fileRemoved', file.name));
  }
  function lineOf(file: File, at: number, { formatSize, problemOfFile, sendingText }: SendingModule) {
    const button = create('button', '', getText('remove'));
    button.type = 'button';
    button.ariaLabel = getText('removeFile', file.name);
    button.addEventListener('click', (event) => {
      // A form that is being sent refuses clicks.
      if (!event.defaultPrevented) removeFile(file, at);
    });
    const problem = problemOfFile(input, file, (...words) => sendingText(input, ...words));
    // Each in the direction of its own letters.
    const label = create('span', '', create('bdi', '', file.name), ' ', create('bdi', '', formatSize(file.size)));
    const line = create('li', '', label, button);
    if (problem) line.append(create('span', 'sq-file-problem', problem));
    return { line, button, problem };
  }
  return {
    isEmpty: () => list.hidden,
    remove() {
      list.remove();
      status.remove();
    },
    /** Shows the files that are chosen now, and says a text and their problems. */
    async show(said: string) {
      // It is there already: the focus or the pointer that has chosen a file has loaded it.
      const code = await import('../on-use/sending.js');
      const focused = [...list.children].findIndex((line) => line.contains(ofDocument('activeElement')));
      const lines = [...input.files].map((file, at) => lineOf(file, at, code));
      list.replaceChildren(...lines.map(({ line }) => line));
      list.ariaLabel = getText('chosenFiles');
      list.hidden = lines.length === 0;
      if (focused >= 0) (lines[Math.min(focused, lines.length - 1)]?.button ?? input).focus();
      status.textContent = [said, ...lines.map(({ problem }) => problem)].filter(Boolean).join(' ');
    },
  };
}
