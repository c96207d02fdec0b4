import { useLayoutEffect, useState } from 'react';
import { fieldGroups, focusOf, labelOf } from './field-groups.js';
import { showFieldError } from './field-errors.js';

/** One line of the summary of errors: the field in the visitor's words, what is wrong, and the way there. */
export interface FieldProblem {
  readonly id: string;
  readonly text: string;
  /** `undefined`: the form has no such field. */
  readonly go: (() => void) | undefined;
}

/** Keeps the messages above the fields like the state says, and answers with the list of them. */
export function useFieldErrors(
  form: HTMLFormElement | undefined,
  errors: Readonly<Record<string, string>>,
): readonly FieldProblem[] {
  const text = JSON.stringify(errors);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  useLayoutEffect(() => {
    const wanted = JSON.parse(text) as Record<string, string>;
    const groups = form ? fieldGroups(form) : [];
    const known = groups.filter(({ id }) => Object.hasOwn(wanted, id) && wanted[id]);
    const remove = known.map((group) => showFieldError(group, wanted[group.id]!));
    const others = Object.entries(wanted).filter(([id]) => !known.some((group) => group.id === id));
    setProblems([
      ...known.map((group) => ({
        id: group.id,
        text: `${labelOf(group)}: ${wanted[group.id]!}`,
        go: () => focusOf(group)?.focus(),
      })),
      ...others.map(([id, message]) => ({ id, text: `${id}: ${message}`, go: undefined })),
    ]);
    return () => remove.forEach((undo) => undo());
  }, [form, text]);
  return problems;
}
