import type { Control, FieldGroup } from './field-groups.js';
import { boxOf } from './group-labels.js';

/**
 * Field errors stand in the light DOM, beside the author's controls: `aria-describedby` cannot point from there into
 * a shadow root, and the page's own styles should reach them. They go when they are mended, and with the block.
 */
const ERROR_CLASS = 'sq-form-error';
const FIELD_CLASS = 'sq-error';

let made = 0;

/** Above the field: above its label where the label holds the control, after the legend of a group. */
function placeFor(group: FieldGroup): { insert(message: Element): void; box: Element } | undefined {
  const [first] = group.controls;
  if (!first) return undefined;
  const set = boxOf(group);
  const legend = set?.querySelector(':scope > legend');
  if (set) return { box: set, insert: (message) => (legend ? legend.after(message) : set.prepend(message)) };
  const box = first.closest('label, .sq-field') ?? first;
  return { box, insert: (message) => (box.matches('.sq-field') ? box.prepend(message) : box.before(message)) };
}

const describedBy = (control: Control) => control.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];
function setDescribedBy(control: Control, ids: string[]) {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}

/** Shows a message above a field; answers how to take it away. */
export function showFieldError(group: FieldGroup, text: string): () => void {
  const place = placeFor(group);
  if (!place) return () => {};
  const message = document.createElement('span');
  message.className = ERROR_CLASS;
  message.id = `sq-form-error-${++made}`;
  message.textContent = text;
  place.insert(message);
  place.box.classList.add(FIELD_CLASS);
  for (const control of group.controls) {
    control.setAttribute('aria-invalid', 'true');
    setDescribedBy(control, [message.id, ...describedBy(control)]);
  }
  return () => {
    message.remove();
    place.box.classList.remove(FIELD_CLASS);
    if (place.box.getAttribute('class') === '') place.box.removeAttribute('class');
    for (const control of group.controls) {
      control.removeAttribute('aria-invalid');
      setDescribedBy(
        control,
        describedBy(control).filter((id) => id !== message.id),
      );
    }
  };
}
