/**
 * A member of a form as HTML has it. A control named "elements", "reset" or "append" hides the form's own:
 * https://html.spec.whatwg.org/multipage/forms.html#the-form-element ([LegacyOverrideBuiltIns]).
 */
export function member<K extends keyof HTMLFormElement>(form: HTMLFormElement, name: K): HTMLFormElement[K] {
  const value: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
  return (typeof value === 'function' ? value.bind(form) : value) as HTMLFormElement[K];
}
