import { matches } from '../platform/page/element-calls.js';
import { ofForm } from './form-controls.js';

/** What the browser submits a form for, when it is pressed; also by Enter, which presses it. */
const SUBMITS = 'button:not([type=button i], [type=reset i]), input:is([type=submit i], [type=image i])';

/** Forms that have `novalidate` while a submit begins. */
const begun = new WeakSet<HTMLFormElement>();
function begin(form: HTMLFormElement): void {
  if (ofForm(form, 'noValidate')) return;
  begun.add(form);
  ofForm(form, 'setAttribute')('novalidate', '');
}
function end(form: HTMLFormElement): void {
  if (begun.delete(form)) ofForm(form, 'removeAttribute')('novalidate');
}

/** Submits a form as the browser does for a button, but leaves it to the block to say what is wrong. */
export function submitUnchecked(form: HTMLFormElement, button?: HTMLElement | null): void {
  begin(form);
  try {
    ofForm(form, 'requestSubmit')(button);
  } finally {
    end(form);
  }
}

/** Whether an event is about to make the browser submit the form. */
function isStart(event: Event, form: HTMLFormElement): boolean {
  // A form without a button is submitted by Enter itself.
  if (event instanceof KeyboardEvent)
    return event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.form === form;
  const button = event.composedPath().find((node) => matches(node, SUBMITS));
  return (button as HTMLButtonElement | undefined)?.form === form;
}

/**
 * Lets a block say in its own words what is wrong with a form, in place of the browser's bubbles; the constraints stay in
 * force. The form has the attribute `novalidate` only while a submit begins, so that the browser checks a copy of it, which
 * may have no block; the property is no part of a copy. Returns how to undo it; `undefined` where the author has set it.
 */
export function showOwnMessages(form: HTMLFormElement): (() => void) | undefined {
  if (ofForm(form, 'noValidate')) return undefined;
  const root = ofForm(form, 'getRootNode')();
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  for (const type of ['click', 'keydown', 'keypress'])
    root.addEventListener(
      type,
      (event) => {
        if (!isStart(event, form)) return;
        begin(form);
        // The page may stop it.
        setTimeout(end, 0, form);
      },
      options,
    );
  root.addEventListener('submit', ({ target }) => void (target === form && end(form)), options);
  // By `Reflect`: a control of the form may have the name.
  const own: PropertyDescriptorMap = {
    requestSubmit: { value: (button?: HTMLElement | null) => submitUnchecked(form, button), writable: true },
    noValidate: {
      get: () => true,
      set: (value) => void Reflect.set(HTMLFormElement.prototype, 'noValidate', value, form),
    },
  };
  for (const [name, property] of Object.entries(own))
    Reflect.defineProperty(form, name, { ...property, configurable: true });
  return () => {
    stopped.abort();
    for (const name in own) Reflect.deleteProperty(form, name);
    end(form);
  };
}
