import { useLayoutEffect } from 'react';
import { fieldGroups } from './field-groups.js';
import { showFieldError } from './field-errors.js';

/** Keeps the messages above the fields like the state says; gives the focus to the first field that is wrong. */
export function useFieldErrors(
  form: HTMLFormElement | undefined,
  errors: Readonly<Record<string, string>>,
  attempt: number,
): void {
  const text = JSON.stringify(errors);
  useLayoutEffect(() => {
    if (!form) return;
    const wanted = JSON.parse(text) as Record<string, string>;
    const remove = fieldGroups(form).flatMap((group) => {
      const message = wanted[group.id];
      return message ? [showFieldError(group, message)] : [];
    });
    return () => remove.forEach((undo) => undo());
  }, [form, text]);

  useLayoutEffect(() => {
    if (attempt > 0) form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}
