import { isChoice, LIKERT, type Control, type FieldGroup } from './field-groups.js';

const GROUP = 'fieldset, [role=group], [role=radiogroup]';

/** The element around all controls of a field with several; not one that other fields share. */
export function boxOf({ kind, controls }: FieldGroup): HTMLElement | null {
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
export function labelOf(group: FieldGroup): string {
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
export const focusTargetOf = ({ controls }: FieldGroup): Control | undefined =>
  controls.find((control) => control.matches(':invalid')) ?? controls.find((control) => control.type !== 'hidden');
