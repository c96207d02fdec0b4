import { member } from './element/form-controls.js';

/** Hears the controls of a form, also those that stand elsewhere and name it. */
export function onControls(
  form: HTMLFormElement,
  types: readonly string[],
  hear: (event: Event) => void,
  capture = false,
): () => void {
  const root = member(form, 'getRootNode')();
  const contains = member(form, 'contains');
  const listener = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (contains(target) || target.form === form) hear(event);
  };
  for (const type of types) root.addEventListener(type, listener, capture);
  return () => {
    for (const type of types) root.removeEventListener(type, listener, capture);
  };
}
