import { useMemo } from 'react';
import { showFieldError } from './field-errors.js';

/** The messages at the fields of a form. */
export const useFieldErrors = () =>
  useMemo(() => {
    const shown: (() => void)[] = [];
    return {
      clear() {
        for (const remove of shown.splice(0)) remove();
      },
      /** Shows the messages that there are, and moves the focus to the first of these fields. Returns them, a line each. */
      show(errors: readonly (readonly [HTMLInputElement, string])[]): string {
        const wrong = errors.filter(([, message]) => message);
        shown.push(...wrong.map(([field, message]) => showFieldError(field, message)));
        wrong[0]?.[0].focus();
        return wrong.map(([{ name }, message]) => `${name}: ${message}`).join('\n');
      },
    };
  }, []);
