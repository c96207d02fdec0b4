import { closest } from '../../../shared/platform/page/element-calls.js';
import { listenToControls } from '../../../shared/forms/form-controls.js';
import { chooseFiles, isFileInput, type FileInput } from './file-input.js';

/** Where files can be dropped for the control in it; an author may mark a larger area. */
const AREA = '[data-sq-drop]';
const FIELD = 'label, .sq-field';
const CLASS = 'sq-drop-here';

/** The area around the target of a drag, and the control that takes what is dropped there. */
function placeOf(event: Event): { area: HTMLElement; input: FileInput } | undefined {
  // Firefox names the text under the pointer.
  const target = event.target instanceof Text ? event.target.parentElement : event.target;
  for (const selector of [AREA, FIELD]) {
    const area = closest(target, selector);
    const input = area?.querySelector<FileInput>('input[type=file]:not(:disabled)');
    if (input) return { area: area as HTMLElement, input };
  }
  const input = isFileInput(target) && !target.matches(':disabled') ? target : undefined;
  return input && { area: input, input };
}

/** Files, without folders, which cannot be sent. */
const filesIn = ({ items }: DataTransfer): File[] =>
  [...items].flatMap((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory ? null : item.getAsFile();
    return file ? [file] : [];
  });

/**
 * Lets visitors drop files onto a field, not only onto its small control: onto an element with `data-sq-drop` around it,
 * or else its label. A control with `multiple` keeps what it has. It is a shortcut: the control itself stays the way for
 * everyone. Returns how to stop.
 */
export function takeDrops(
  form: HTMLFormElement,
  onAdd: (input: FileInput, files: readonly File[]) => void,
): () => void {
  let marked: HTMLElement | undefined;
  const mark = (area?: HTMLElement) => {
    if (area === marked) return;
    marked?.classList.remove(CLASS);
    if (marked?.getAttribute('class') === '') marked.removeAttribute('class');
    marked = area;
    area?.classList.add(CLASS);
  };
  const onDrag = (event: Event) => {
    const { dataTransfer, type } = event as DragEvent;
    const isDrop = type === 'drop';
    const place = dataTransfer?.types.includes('Files') ? placeOf(event) : undefined;
    mark(isDrop ? undefined : place?.area);
    // A form that is being sent refuses drops.
    if (!place || !dataTransfer || event.defaultPrevented) return;
    event.preventDefault();
    if (!isDrop) {
      dataTransfer.dropEffect = 'copy';
      return;
    }
    const { input } = place;
    const added = filesIn(dataTransfer).slice(0, input.multiple ? undefined : 1);
    if (added.length === 0) return;
    chooseFiles(input, input.multiple ? [...input.files, ...added] : added);
    onAdd(input, added);
  };
  const stop = listenToControls(form, ['dragenter', 'dragover', 'drop'], onDrag);
  // Over something else, or out of the window.
  const leave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && marked?.contains(relatedTarget))) mark();
  };
  document.addEventListener('dragleave', leave);
  return () => {
    mark();
    stop();
    document.removeEventListener('dragleave', leave);
  };
}
