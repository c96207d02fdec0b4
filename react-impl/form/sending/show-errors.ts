import { showFieldError } from './field-errors.js';
import { fieldGroups } from './field-groups.js';
import { focusOf, labelOf } from './group-labels.js';

/** One line of the summary of errors: the field in the visitor's words, what is wrong, and the way there. */
export interface FieldProblem {
  readonly id: string;
  readonly text: string;
  /** `undefined`: the form has no such field. */
  readonly go: (() => void) | undefined;
}

/** Shows the messages above their fields; answers with the list of them, and how to take them away. */
export function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
  const known = fieldGroups(form).filter(({ id }) => Object.hasOwn(errors, id) && errors[id]);
  // Names are read before the messages stand among them.
  const problems: FieldProblem[] = known.map((group) => ({
    id: group.id,
    text: `${labelOf(group)}: ${errors[group.id]!}`,
    go: () => focusOf(group)?.focus(),
  }));
  for (const [id, message] of Object.entries(errors))
    if (!known.some((group) => group.id === id)) problems.push({ id, text: `${id}: ${message}`, go: undefined });
  const shown = known.map((group) => showFieldError(group, errors[group.id]!));
  return { problems, remove: () => shown.forEach((undo) => undo()) };
}
