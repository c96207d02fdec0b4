import { useEffect } from 'react';

/** Keeps browsers from calling the empty fields of a form invalid before anybody has typed, as `sq-form` does. */
export function useQuietRequired(form: HTMLFormElement | null | undefined): void {
  useEffect(() => {
    if (!form) return;
    let undo: (() => void) | undefined;
    let isGone = false;
    import('../../shared/forms/quiet-required.js').then(
      ({ default: quietRequired }) => {
        if (!isGone) undo = quietRequired(form);
      },
      () => {}, // a screen reader then says what the browser says
    );
    return () => {
      isGone = true;
      undo?.();
    };
  }, [form]);
}
