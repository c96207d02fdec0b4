import { ownElement, write } from '../../../shared/platform/html/written.js';
import { isHidden, openParts } from '../at-once/open-parts.js';
import { adoptSheet } from '../features/adopt-sheet.js';
import sheet from './errors.css';
import { readGroups, type Control, type FieldGroup, isChoice, LIKERT } from './field-groups.js';

const GROUP = 'fieldset, [role=group], [role=radiogroup]';

/** The element around all controls of a field with several; not one that other fields share. */
function boxOf({ kind, controls }: FieldGroup): HTMLElement | null {
  const [first, second] = controls;
  if (kind === 'likert') return first?.closest<HTMLElement>(LIKERT) ?? null;
  const box = second ? first?.closest<HTMLElement>(GROUP) : null;
  if (!first || !box) return null;
  const inside = [...box.querySelectorAll<Control>('input:not([type=hidden]), select, textarea')];
  // A group of choices may also contain a text field for "other".
  const isOwn = isChoice(first) ? inside[0] === first : inside.every((control) => controls.includes(control));
  return isOwn ? box : null;
}

const NOT_LABEL = 'input, select, textarea, .sq-optional, .sq-form-error, .sq-form-counter, .sq-hint';

function textOf(label: Element | null | undefined): string {
  const copy = label?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll(NOT_LABEL).forEach((part) => part.remove());
  return (copy?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s*:])[\s*:]+$/, '')
    .trim();
}

function ariaName(element: Element | null | undefined): string {
  const ids = element?.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const root = element?.getRootNode() as Document | undefined;
  const referred = ids.map((id) => textOf(root?.getElementById(id))).join(' ');
  return referred.trim() || (element?.getAttribute('aria-label') ?? '');
}

/** The visible name of a field: its legend or label, without an asterisk or colon at the end; else its id. */
function labelOf(group: FieldGroup): string {
  const [first, second] = group.controls;
  const box = boxOf(group);
  const ofBox = textOf(box?.querySelector(':scope > legend')) || ariaName(box);
  if (ofBox) return ofBox;
  // The label of one choice does not name the whole group.
  if (first && second && isChoice(first)) return group.id;
  const name = ariaName(first) || textOf(first?.labels?.[0]) || first?.title;
  return name || (first && group.kind === 'other' ? nameOfOther(first) : group.id);
}

/** The name of an element that a component makes: it has no `labels`, but often an attribute or the text inside. */
function nameOfOther(element: Element): string {
  const root = element.getRootNode() as Document;
  const label =
    element.closest('label') ?? (element.id && root.querySelector(`label[for="${CSS.escape(element.id)}"]`));
  const own = element.matches('select, textarea') ? null : element;
  return textOf(label || own) || (element.getAttribute('label') ?? element.getAttribute('name') ?? '');
}

/** The control that gets the focus when the field has an error: the first invalid one, else the first visible one. */
const focusTargetOf = ({ controls }: FieldGroup): Control | undefined =>
  controls.find((control) => control.matches(':invalid')) ?? controls.find((control) => control.type !== 'hidden');

/** Fields that could not be seen when they were refused; some blocks open at that. */
const hidden = new WeakSet<Element>();

/** To be called before a control hears that it is refused. */
export function noteHidden(control: Element): void {
  if (isHidden(control)) hidden.add(control);
}

/** Whether a control is in a closed part of the page, or was before its part has opened. */
const wasHidden = (control: Element): boolean => hidden.delete(control) || isHidden(control);

/** Opens what a control is in, and moves the focus to it. `false`: it cannot have the focus. */
function revealField(control: Control): boolean {
  openParts(control);
  control.focus();
  return control.matches(':focus, :focus-within');
}

/** One line of the summary of errors: the field's label and its error. */
export interface FieldProblem {
  readonly id: string;
  readonly text: string;
  /** Moves the focus to the field. `undefined`: the form has no such field. */
  readonly focusField: (() => void) | undefined;
  /** Opens the closed part of the page that the field is in, and moves the focus there. `false`: there is none, or it stays closed. */
  reveal?(): boolean;
}

const ERROR_CLASS = 'sq-form-error';
const FIELD_CLASS = 'sq-error';

let messageCount = 0;

/** Shows the messages above their fields. Returns them as a list for the summary, and how to remove them. */
export function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
  adoptSheet(form, sheet);
  const groups = readGroups(form).filter(({ id }) => Object.hasOwn(errors, id) && errors[id]);
  // Labels are read before the messages are inserted, which may be inside of them.
  const problems: FieldProblem[] = groups.map((group) => ({
    id: group.id,
    text: [labelOf(group), errors[group.id]!].filter(Boolean).join(': '),
    focusField() {
      const target = focusTargetOf(group);
      if (target) showAndFocus(target);
    },
    reveal() {
      const target = focusTargetOf(group);
      return target !== undefined && wasHidden(target) && revealField(target);
    },
  }));
  for (const [id, message] of Object.entries(errors))
    if (!groups.some((group) => group.id === id))
      problems.push({ id, text: `${id}: ${message}`, focusField: undefined });
  const removers = groups.map((group) => showFieldError(group, errors[group.id]!));
  return { problems, remove: () => removers.forEach((remove) => remove()) };
}

function showAndFocus(target: Control): void {
  if (revealField(target)) return;
  // Pages hide boxes and show their labels instead; an element of a component need not take the focus.
  const [id] = describedBy(target);
  const message = id ? (target.getRootNode() as Document).getElementById(id) : null;
  message?.setAttribute('tabindex', '-1');
  message?.focus();
}

/**
 * Shows a message above a field; returns how to remove it. The message is in the light DOM: `aria-describedby` cannot refer
 * from there into a shadow root, and the page's own styles should apply.
 */
function showFieldError(group: FieldGroup, text: string): () => void {
  const place = placeFor(group);
  if (!place) return () => {};
  const message = ownElement(document.createElement('span'));
  message.className = ERROR_CLASS;
  message.id = `sq-form-error-${++messageCount}`;
  message.textContent = text;
  place.insert(message);
  const unmarkBox = write(place.box, `.${FIELD_CLASS}`, '');
  const unmark = group.controls.map((control) => {
    const undo = write(control, 'aria-invalid', 'true');
    // A form that is emptied is as it was before; a field that is mended is not marked at all.
    return () => (control.matches(':invalid') ? undo() : write(control, 'aria-invalid', null));
  });
  for (const control of group.controls) {
    setDescribedBy(control, [message.id, ...describedBy(control)]);
  }
  return () => {
    message.remove();
    unmarkBox();
    unmark.forEach((each) => each());
    for (const control of group.controls) {
      setDescribedBy(
        control,
        describedBy(control).filter((id) => id !== message.id),
      );
    }
  };
}

/** Above the field: above its label where the label contains the control, after the legend of a group. */
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
  write(control, 'aria-describedby', ids.join(' ') || null);
}
